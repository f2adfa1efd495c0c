/** The dialog that looks for a note, and the link that it inserts. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Callout, Field, Pane, Rows, Scene, Sheet } from "../scenes.tsx";

export const linkToNote = definePicture(
	{
		en: {
			label:
				"On the left, the dialog with part of a title (3) and the notes that match (4); on the right, the note in which the link was inserted at the cursor, above in Markdown and below in the viewer.",
			typed: "sau",
			titles: ["Sauce for pasta", "Sauna in Tampere", "Saucepans"],
			note: "Pasta",
		},
		fr: {
			label:
				"À gauche, la boîte de dialogue avec une partie d’un titre (3) et les notes qui correspondent (4) ; à droite, la note où le lien a été inséré à l’endroit du curseur, en haut en Markdown et en bas dans la visionneuse.",
			typed: "sau",
			titles: ["Sauce tomate", "Sauna à Tampere", "Saumon grillé"],
			note: "Pâtes",
		},
		de: {
			label:
				"Links der Dialog mit einem Teil eines Titels (3) und den passenden Notizen (4), rechts die Notiz, in die der Link an der Stelle des Cursors eingefügt wurde, oben in Markdown und unten in der Vorschau.",
			typed: "soß",
			titles: ["Soße für Nudeln", "Soßenlöffel", "Soße Carbonara"],
			note: "Nudeln",
		},
	},
	({ typed, titles, note }, _, labelText) => (
		<>
			<Scene>
				<Sheet x={34} y={22} width={268} height={184}>
					<Label x={16} y={28} size={12.5} weight={700}>
						{labelText("Link to note...")}
					</Label>
					<Field x={16} y={40} width={236}>
						{typed}
					</Field>
					<rect x="49" y="46" width="1.5" height="14" fill="var(--accent)" />
					<Rows x={12} y={78} width={244} rows={titles} selected={0} gap={32} size={13} />
				</Sheet>
				<Callout x={302} y={75}>
					{3}
				</Callout>
				<Callout x={302} y={115}>
					{4}
				</Callout>
			</Scene>
			<Scene>
				<Pane title={note}>
					<Bars x={16} y={42} widths={[190]} />
					<Label x={16} y={76} size={11.5} isCode>
						[{titles[0]}](:/0b0d62d15…)
					</Label>
					<Bars x={16} y={92} widths={[130]} />
					<path d="M0 116h300" stroke="var(--line)" />
					<Bars x={16} y={132} widths={[190]} />
					<Label x={16} y={165} size={13} fill="var(--accent)">
						<tspan textDecoration="underline">{titles[0]}</tspan>
					</Label>
					<Bars x={16} y={180} widths={[130]} />
				</Pane>
			</Scene>
		</>
	),
);
