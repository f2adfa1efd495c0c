/** The earlier versions of a note, and the notebook that a restored one is in. */
import { Label, NotebookIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Field, Pane, Rows, Scene } from "../scenes.tsx";

export const noteHistory = definePicture(
	{
		en: {
			label:
				"On the left, the previous versions of a note, with the time of one and what it deleted and added; on the right, the restored version in the Restored Notes notebook.",
			title: "Previous versions",
			version: "12 May, 16:40",
			deleted: "Train at 8:12",
			added: "Train at 9:47",
			restore: "Restore",
			notebook: "Restored Notes",
		},
		fr: {
			label:
				"À gauche, les versions précédentes d’une note, avec l’heure de l’une d’elles et ce qui y a été supprimé et ajouté ; à droite, la version restaurée dans le carnet Notes restaurées.",
			title: "Versions précédentes",
			version: "12 mai, 16:40",
			deleted: "Train à 8:12",
			added: "Train à 9:47",
			restore: "Restaurer",
			notebook: "Notes restaurées",
		},
		de: {
			label:
				"Links die früheren Fassungen einer Notiz, bei einer davon der Zeitpunkt und was darin gelöscht und hinzugefügt wurde, rechts die wiederhergestellte Fassung im Notizbuch der wiederhergestellten Notizen.",
			title: "Vorherige Versionen",
			version: "12. Mai, 16:40",
			deleted: "Zug um 8:12",
			added: "Zug um 9:47",
			restore: "Wiederherstellen",
			notebook: "Wiederhergestell…",
		},
	},
	(words, { notes, notebooks }) => (
		<>
			<Scene>
				<Pane title={words.title}>
					<Field x={16} y={36} width={140}>
						{words.version}
					</Field>
					<path
						d="m138 46 5 5 5-5"
						stroke="var(--faint)"
						strokeWidth="1.8"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
					<Action x={166} y={36} width={118} isPrimary>
						{words.restore}
					</Action>
					<Label x={16} y={92} size={14} weight={700}>
						{notes[0]?.title}
					</Label>
					<Bars x={16} y={104} widths={[210]} />
					<rect x="12" y="120" width="276" height="24" rx="5" fill="var(--danger)" opacity=".14" />
					<Label x={20} y={136} size={12} isStruck>
						{words.deleted}
					</Label>
					<rect x="12" y="148" width="276" height="24" rx="5" fill="var(--tip)" opacity=".18" />
					<Label x={20} y={164} size={12}>
						{words.added}
					</Label>
					<Bars x={16} y={182} widths={[170]} />
				</Pane>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<path d="M.5 24H146v179.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
					<path d="M146 24v180" stroke="var(--line)" />
					<Rows
						x={6}
						y={34}
						width={134}
						rows={[...notebooks.names.slice(0, 4), words.notebook]}
						indents={[18]}
						selected={4}
						gap={30}
					/>
					{[0, 1, 2, 3, 4].map((i) => (
						<NotebookIcon key={i} x={14} y={41 + i * 30} />
					))}
					<Label x={160} y={54} size={12.5} weight={700}>
						{notes[0]?.title}
					</Label>
					<Bars x={160} y={68} widths={[116]} />
					<Label x={160} y={100} size={12}>
						{words.deleted}
					</Label>
					<Bars x={160} y={112} widths={[96]} />
				</Pane>
			</Scene>
		</>
	),
);
