/** The browser extension above a web page, and the note that it makes. */
import { BridgePicture, ink, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Pane, Rows, Scene, Sheet } from "../scenes.tsx";

export const clipper = definePicture(
	{
		en: {
			label:
				"On the left, a web page in a browser, with the menu of the Web Clipper and its formats; on the right, the clipped page as a note in Joplin, without the menus of the website.",
			formats: ["Simplified page", "Complete page", "HTML", "Selection", "Screenshot", "URL"],
			title: "Three days in Porto",
			tag: "Travel",
		},
		fr: {
			label:
				"À gauche, une page web dans un navigateur, avec le menu du Web Clipper et ses formats ; à droite, la page capturée, devenue une note dans Joplin, sans les menus du site.",
			formats: ["Page simplifiée", "Page complète", "HTML", "Sélection", "Capture d’écran", "URL"],
			title: "Trois jours à Porto",
			tag: "Voyages",
		},
		de: {
			label:
				"Links eine Webseite im Browser mit dem Menü des Web Clippers und seinen Formaten, rechts die gespeicherte Seite als Notiz in Joplin, ohne die Menüs der Website.",
			formats: ["Vereinfachte Seite", "Vollständige Seite", "HTML", "Auswahl", "Bildschirmfoto", "URL"],
			title: "Drei Tage in Porto",
			tag: "Reisen",
		},
	},
	({ formats, title, tag }) => (
		<>
			<Scene>
				<Pane title="example.org">
					<rect x="1" y="25" width="298" height="22" fill={ink.pale} opacity=".6" />
					<Bars x={16} y={33} widths={[40]} fill={ink.dark} />
					<Label x={16} y={70} size={13} weight={700}>
						{title}
					</Label>
					<BridgePicture x={16} y={80} width={104} height={58} />
					<Bars x={16} y={150} widths={[104, 96, 104]} />
				</Pane>
				<Sheet x={160} y={42} width={146} height={168}>
					<Rows x={6} y={6} width={134} rows={formats} selected={0} />
				</Sheet>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<path d="M.5 24H86v179.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
					<path d="M86 24v180" stroke="var(--line)" />
					<Bars x={14} y={44} widths={[50, 40, 56, 44]} gap={22} />
					<Label x={102} y={54} size={14} weight={700}>
						{title}
					</Label>
					<Label x={102} y={74} size={11.5} fill="var(--accent)">
						# {tag}
					</Label>
					<BridgePicture x={102} y={84} width={120} height={60} />
					<Bars x={102} y={156} widths={[180, 168, 120]} />
				</Pane>
			</Scene>
		</>
	),
);
