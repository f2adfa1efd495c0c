/** The regions of the desktop window and the screens of a phone, in the order in which a screen reader names them. */
import { Label, NotebookIcon, Phone } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Callout, Pane, Scene } from "../scenes.tsx";

export const regions = definePicture(
	{
		en: {
			label:
				"On the left, the three regions of the desktop window: sidebar (1), note list (2) and main content with title, toolbars, editor and viewer (3). On the right, a phone with the note list and the button for a new note at its lower edge.",
		},
		fr: {
			label:
				"À gauche, les trois régions de la fenêtre sur l’ordinateur : la barre latérale (1), la liste de notes (2) et le contenu principal avec le titre, les barres d’outils, l’éditeur et la visionneuse (3). À droite, un téléphone avec la liste de notes et, en bas, le bouton pour une nouvelle note.",
		},
		de: {
			label:
				"Links die drei Bereiche des Fensters auf dem Rechner: Seitenleiste (1), Notizliste (2) und Hauptinhalt mit Titel, Werkzeugleisten, Editor und Vorschau (3). Rechts ein Telefon mit der Notizliste und der Schaltfläche für eine neue Notiz am unteren Rand.",
		},
	},
	(_, { notebooks, notes }) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<path d="M.5 24H76v179.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
					<path d="M76 24v180M152 24v180" stroke="var(--line)" />
					{[0, 1, 2, 3].map((i) => (
						<g key={i} transform={`translate(10 ${66 + i * 26})`}>
							<NotebookIcon x={0} y={0} />
							<Bars x={20} y={5} widths={[36 - (i % 2) * 10]} />
						</g>
					))}
					<Bars x={88} y={70} widths={[50, 40, 48, 34]} gap={26} />
					<Bars x={164} y={64} widths={[90]} fill="var(--text)" />
					<Bars x={164} y={84} widths={[14]} />
					<Bars x={186} y={84} widths={[14]} />
					<Bars x={208} y={84} widths={[14]} />
					<path d="M152 100h148M226 100v104" stroke="var(--line)" />
					<Bars x={162} y={116} widths={[54, 46, 52, 30]} />
					<Bars x={236} y={116} widths={[54, 40, 50]} />
					{[
						"M1 31.500h74v171H9.500a8.500 8.500 0 0 1-8.500-8.500z",
						"M77.500 31.500h73v171h-73z",
						"M153.500 31.500h145v162a9 9 0 0 1-9 9h-136z",
					].map((d) => (
						<path key={d} d={d} stroke="var(--accent)" strokeWidth="1.8" strokeDasharray="5 4" />
					))}
				</Pane>
				<Callout x={56} y={58}>
					{1}
				</Callout>
				<Callout x={132} y={58}>
					{2}
				</Callout>
				<Callout x={296} y={58}>
					{3}
				</Callout>
			</Scene>
			<Scene>
				<Phone x={78} y={12} width={180} height={212}>
					<path d="M24 46h14M24 51h14M24 56h14" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
					<Label x={48} y={56} size={12.5} weight={700}>
						{notebooks.names[2]}
					</Label>
					<path d="M8 66h164" stroke="var(--line)" />
					{notes.slice(0, 3).map(({ title }, i) => (
						<g key={title}>
							<Label x={24} y={88 + i * 32} size={11.5}>
								{title}
							</Label>
							<path d={`M20 ${98 + i * 32}h140`} stroke="var(--line)" />
						</g>
					))}
					<circle cx="144" cy="176" r="16" fill="var(--accent)" />
					<path d="M144 169v14M137 176h14" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round" />
				</Phone>
			</Scene>
		</>
	),
);
