/** A note in the trash with its menu, and the same note back in its notebook. */
import { ink, Label, NotebookIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Callout, Menu, Pane, Scene } from "../scenes.tsx";

export const trash = definePicture(
	{
		en: {
			label:
				"On the left, the trash at the end of the sidebar (1) and a deleted note with its menu, in which Restore note is selected (2); on the right, the note back in its notebook.",
		},
		fr: {
			label:
				"À gauche, la corbeille au bas de la barre latérale (1) et une note supprimée avec son menu, où Restaurer note est choisi (2) ; à droite, la note revenue dans son carnet.",
		},
		de: {
			label:
				"Links der Papierkorb am Ende der Seitenleiste (1) und eine gelöschte Notiz mit ihrem Menü, in dem „Notiz wiederherstellen“ gewählt ist (2), rechts die Notiz wieder in ihrem Notizbuch.",
		},
	},
	(_, { notebooks, notes }, labelText) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<Sidebar names={notebooks.names.slice(0, 4)} trash={labelText("Trash")} selected={4} />
					<Label x={134} y={54} size={12.5} weight={600}>
						{notes[0]?.title}
					</Label>
					<path d="M120 68h180" stroke="var(--line)" />
					<Menu
						x={94}
						y={78}
						width={200}
						rows={[labelText("Restore note"), labelText("Permanently delete note")]}
						selected={0}
					/>
				</Pane>
				<Callout x={20} y={190}>
					{1}
				</Callout>
				<Callout x={314} y={112}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Sidebar names={notebooks.names.slice(0, 4)} trash={labelText("Trash")} selected={2} />
					{notes.slice(0, 4).map(({ title }, i) => (
						<g key={title} transform={`translate(120 ${24 + i * 44})`}>
							{i === 0 ? <rect width="180" height="44" fill="var(--accent-soft)" /> : null}
							<Label x={14} y={27} size={12} weight={i === 0 ? 600 : 400}>
								{title}
							</Label>
							<path d="M0 44h180" stroke="var(--line)" />
						</g>
					))}
				</Pane>
			</Scene>
		</>
	),
);

const Sidebar = ({
	names,
	trash,
	selected,
}: {
	readonly names: readonly string[];
	readonly trash: string;
	readonly selected: number;
}) => (
	<>
		<path d="M.5 24H120v179.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
		<path d="M120 24v180" stroke="var(--line)" />
		{[...names, trash].map((name, i) => (
			<g key={name} transform={`translate(6 ${32 + i * 32})`}>
				{i === selected ? <rect width="108" height="28" rx="6" fill="var(--accent-soft)" /> : null}
				{i < names.length ? (
					<NotebookIcon x={8} y={7} />
				) : (
					<path
						transform="translate(8 6)"
						d="M1 4h12M5 4V1.500h4V4M2.500 4l1 11h7l1-11M5.500 7v5M8.500 7v5"
						stroke={ink.medium}
						strokeWidth="1.4"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
				)}
				<Label x={28} y={19} size={12} weight={i === selected ? 600 : 400}>
					{name}
				</Label>
			</g>
		))}
	</>
);
