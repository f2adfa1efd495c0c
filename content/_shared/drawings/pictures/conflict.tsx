/** One note, changed on two devices, and what becomes of the two versions. */
import { Label, NotebookIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Arrow, Bars, Pane, Pill, Rows, Scene, Sheet } from "../scenes.tsx";

export const conflict = definePicture(
	{
		en: {
			label:
				"The same note was changed on a laptop and on a phone. Afterwards, one version is the note, and the other is in the Conflicts notebook at the top of the list.",
			laptop: "Laptop",
			phone: "Phone",
			mine: "Bread, cheese",
			theirs: "Bread, apples",
			conflicts: "Conflicts",
			note: "Shopping list",
		},
		fr: {
			label:
				"La même note a été modifiée sur un ordinateur et sur un téléphone. Ensuite, l’une des versions est devenue la note, et l’autre se trouve dans le carnet Conflits, en haut de la liste.",
			laptop: "Ordinateur",
			phone: "Téléphone",
			mine: "Pain, fromage",
			theirs: "Pain, pommes",
			conflicts: "Conflits",
			note: "Liste de courses",
		},
		de: {
			label:
				"Dieselbe Notiz wurde auf einem Laptop und auf einem Telefon geändert. Danach ist die eine Fassung die Notiz, und die andere liegt im Notizbuch Konflikte oben in der Liste.",
			laptop: "Laptop",
			phone: "Telefon",
			mine: "Brot, Käse",
			theirs: "Brot, Äpfel",
			conflicts: "Konflikte",
			note: "Einkaufsliste",
		},
	},
	(words, { notebooks }) => (
		<>
			<Scene>
				<Pane x={18} y={48} width={176} height={120} title={words.note}>
					<Label x={16} y={52} size={12.5}>
						{words.theirs}
					</Label>
					<Bars x={16} y={66} widths={[120, 96]} />
				</Pane>
				<Pane x={214} y={48} width={104} height={168} title="">
					<Label x={10} y={52} size={12.5}>
						{words.mine}
					</Label>
					<Bars x={10} y={66} widths={[80, 60]} />
				</Pane>
				<Pill x={106} y={28}>
					{words.laptop}
				</Pill>
				<Pill x={266} y={28}>
					{words.phone}
				</Pill>
			</Scene>
			<Scene>
				<Pane x={18} y={16} width={128} height={204} title="Joplin">
					<Rows
						x={8}
						y={34}
						width={112}
						rows={[words.conflicts, ...notebooks.names.slice(0, 4)]}
						indents={[16]}
						selected={0}
						gap={30}
					/>
					{[0, 1, 2, 3, 4].map((i) => (
						<NotebookIcon key={i} x={16} y={41 + i * 30} />
					))}
				</Pane>
				<Arrow x={150} y={65} length={22} />
				<Sheet x={176} y={30} width={142} height={70}>
					<Label x={14} y={26} size={12} weight={600}>
						{words.note}
					</Label>
					<Label x={14} y={48} size={12}>
						{words.mine}
					</Label>
				</Sheet>
				<Arrow x={150} y={156} length={22} />
				<Sheet x={176} y={124} width={142} height={70}>
					<Label x={14} y={26} size={12} weight={600}>
						{words.note}
					</Label>
					<Label x={14} y={48} size={12}>
						{words.theirs}
					</Label>
				</Sheet>
			</Scene>
		</>
	),
);
