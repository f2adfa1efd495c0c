/** A drawing while it is made, and in its note. */
import { ink, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Pane, Pill, Scene } from "../scenes.tsx";

/** A floor plan with an arrow to the desk, drawn by hand. */
const FloorPlan = () => (
	<g strokeLinecap="round" strokeLinejoin="round">
		<path
			d="M2 3c40-2 110 1 138-1 2 30-1 60 1 92-34 2-60-1-92 0M22 95c-8 0-14 1-21 0C3 60 0 34 2 3"
			stroke="var(--text)"
			strokeWidth="2.500"
		/>
		<path d="M22 95c1-12 10-24 27-25" stroke="var(--faint)" strokeWidth="1.500" />
		<path
			d="M92 14c14-1 26 0 38-1 1 10 0 16 1 25-13 1-26 0-39 1-1-9 1-16 0-25z"
			fill="var(--mark)"
			stroke="var(--text)"
			strokeWidth="2"
		/>
		<path d="M52 62c8-14 16-24 32-33m-9-2c4 0 7 1 10 1-1 4-2 7-4 10" stroke="var(--accent)" strokeWidth="3" />
	</g>
);

export const drawingTool = definePicture(
	{
		en: {
			label:
				"The drawing tool with a sketched floor plan, below a toolbar with pens, eraser, selection, text and hand. Beside it, the same drawing in a note.",
			pen: "Pen",
			eraser: "Eraser",
			text: "Text",
			note: "New office",
		},
		fr: {
			label:
				"L’outil de dessin, avec un plan esquissé sous une barre d’outils : stylos, gomme, sélection, texte et main. À côté, le même dessin dans une note.",
			pen: "Stylo",
			eraser: "Gomme",
			text: "Texte",
			note: "Nouveau bureau",
		},
		de: {
			label:
				"Das Zeichenwerkzeug mit einem skizzierten Grundriss unter einer Leiste mit Stiften, Radierer, Auswahl, Text und Hand. Daneben dieselbe Zeichnung in einer Notiz.",
			pen: "Stift",
			eraser: "Radierer",
			text: "Text",
			note: "Neues Büro",
		},
	},
	({ pen, eraser, text, note }) => (
		<>
			<Scene>
				<Pane>
					<path d="M.5 24.500h299v34H.5z" fill="var(--raised)" />
					<path d="M0 58h300" stroke="var(--line)" />
					<rect x="12" y="28" width="34" height="27" rx="6" fill="var(--accent-soft)" stroke="var(--accent)" />
					<g stroke="var(--text)" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
						<path d="m23 48 1-5 10-10 4 4-10 10zM66 47l-4-4 10-10 6 6-8 8zM60 48h20" />
						<path d="M104 33h18v14h-18z" strokeDasharray="3 3" />
						<path d="M150 34h14M157 34v13" />
						<path d="M190 44v-6a2 2 0 0 1 4 0v-2a2 2 0 0 1 4 0v1a2 2 0 0 1 4 0v7c0 4-3 5-6 5-4 0-6-4-9-8" />
					</g>
					<g transform="translate(90 98) scale(.88)">
						<FloorPlan />
					</g>
					<path d="m168 124 22 22-6 2-18-18z" fill={ink.medium} stroke={ink.dark} strokeLinejoin="round" />
				</Pane>
				<Pill x={47} y={90}>
					{pen}
				</Pill>
				<Pill x={112} y={90}>
					{eraser}
				</Pill>
				<Pill x={177} y={90}>
					{text}
				</Pill>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Label x={20} y={54} size={15} weight={700}>
						{note}
					</Label>
					<Bars x={20} y={68} widths={[230, 190]} />
					<g transform="translate(20 100) scale(.86)">
						<FloorPlan />
					</g>
				</Pane>
			</Scene>
		</>
	),
);
