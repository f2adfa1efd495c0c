/** A note beside the panel that the plugin of the tutorial adds. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Pane, Pill, Rows, Scene } from "../scenes.tsx";

export const tableOfContents = definePicture(
	{
		en: {
			label:
				"On the left, the panel of the plugin in Joplin, with the headings of the open note; on the right, the note, scrolled to the heading that was clicked.",
			panel: "Panel of the plugin",
			headings: ["Porto", "Getting there", "Where to stay", "Museums", "Lisbon"],
			clicked: "Where to stay",
		},
		fr: {
			label:
				"À gauche, le panneau du module dans Joplin, avec les titres de la note ouverte ; à droite, la note, qui a défilé jusqu’au titre sur lequel on a cliqué.",
			panel: "Panneau du module",
			headings: ["Porto", "Y aller", "Où dormir", "Musées", "Lisbonne"],
			clicked: "Où dormir",
		},
		de: {
			label:
				"Links der Bereich der Erweiterung in Joplin mit den Überschriften der geöffneten Notiz, rechts die Notiz an der angeklickten Überschrift.",
			panel: "Bereich der Erweiterung",
			headings: ["Porto", "Anreise", "Unterkunft", "Museen", "Lissabon"],
			clicked: "Unterkunft",
		},
	},
	({ panel, headings, clicked }) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<Rows
						x={10}
						y={36}
						width={150}
						rows={headings}
						indents={[0, 14, 14, 14, 0]}
						selected={2}
						gap={27}
						size={12.5}
					/>
					<path d="M170 24v180" stroke="var(--line)" />
					<Bars x={184} y={44} widths={[80, 100, 96, 70, 92, 100, 60]} gap={20} />
				</Pane>
				<Pill x={106} y={200}>
					{panel}
				</Pill>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Label x={20} y={58} size={16} weight={700}>
						{clicked}
					</Label>
					<Bars x={20} y={76} widths={[250, 236, 256, 180]} gap={16} />
					<Label x={20} y={166} size={16} weight={700}>
						{headings[3]}
					</Label>
					<Bars x={20} y={182} widths={[240]} />
				</Pane>
			</Scene>
		</>
	),
);
