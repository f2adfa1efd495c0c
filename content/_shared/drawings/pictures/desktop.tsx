/** The parts of the window of the desktop application. */
import { DESKTOP_HEIGHT, DESKTOP_WIDTH, Desktop } from "../Desktop.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Pane, Pill, Scene } from "../scenes.tsx";

export const desktop = definePicture(
	{
		en: {
			label:
				"The window of Joplin: on the left the sidebar with notebooks and tags, then the list of notes, then the note with the editor and the viewer side by side.",
			sidebar: "Sidebar",
			list: "Note list",
			toolbar: "Toolbar",
			editor: "Editor",
			viewer: "Viewer",
		},
		fr: {
			label:
				"La fenêtre de Joplin : à gauche, la barre latérale avec les carnets et les étiquettes, puis la liste de notes, puis la note avec l’éditeur et la visionneuse côte à côte.",
			sidebar: "Barre latérale",
			list: "Liste de notes",
			toolbar: "Barre d’outils",
			editor: "Éditeur",
			viewer: "Visionneuse",
		},
		de: {
			label:
				"Das Fenster von Joplin: links die Seitenleiste mit Notizbüchern und Schlagwörtern, dann die Notizliste, dann die Notiz mit Editor und Vorschau nebeneinander.",
			sidebar: "Seitenleiste",
			list: "Notizliste",
			toolbar: "Werkzeugleiste",
			editor: "Editor",
			viewer: "Vorschau",
		},
	},
	(words, sample) => (
		<>
			<Scene screen="wide" width={DESKTOP_WIDTH + 40} height={DESKTOP_HEIGHT + 44}>
				<Desktop x={20} y={18} sample={sample} />
				<Pill x={120} y={452} size={18}>
					{words.sidebar}
				</Pill>
				<Pill x={340} y={452} size={18}>
					{words.list}
				</Pill>
				<Pill x={900} y={90} size={18}>
					{words.toolbar}
				</Pill>
				<Pill x={596} y={452} size={18}>
					{words.editor}
				</Pill>
				<Pill x={876} y={553} size={18}>
					{words.viewer}
				</Pill>
			</Scene>
			<Scene screen="small" height={260}>
				<Pane x={14} y={16} width={308} height={228} title="Joplin">
					<path d="M.5 24H96v203.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
					<path d="M96 24v204M196 24v204M196 76h112" stroke="var(--line)" />
					<Bars x={14} y={42} widths={[48, 56, 40, 52]} gap={20} />
					<rect x="97" y="36" width="99" height="34" fill="var(--accent-soft)" />
					<Bars x={108} y={44} widths={[64, 40]} />
					<Bars x={108} y={84} widths={[70, 30]} />
					<Bars x={108} y={124} widths={[54, 36]} />
					<Bars x={208} y={36} widths={[70]} fill="var(--edge)" />
					<Bars x={208} y={92} widths={[76, 86, 60, 80]} />
				</Pane>
				<Pill x={62} y={148} size={10}>
					{words.sidebar}
				</Pill>
				<Pill x={160} y={188} size={10}>
					{words.list}
				</Pill>
				<Pill x={266} y={76} size={10}>
					{words.toolbar}
				</Pill>
				<Pill x={266} y={188} size={10}>
					{words.editor}
				</Pill>
			</Scene>
		</>
	),
	{ isPair: false },
);
