/** The menu that opens the profile folder, and the console of the developer tools. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Callout, Menu, MenuPane, Pane, Scene } from "../scenes.tsx";

export const debugging = definePicture(
	{
		en: {
			label:
				"On the left, the Help menu with the item that opens the profile directory (1); on the right, the Console tab of the developer tools (3) with a warning in yellow and an error in red (5).",
		},
		fr: {
			label:
				"À gauche, le menu Aide avec l’entrée qui ouvre le dossier des paramètres (1) ; à droite, l’onglet Console des outils de développement (3) avec un avertissement en jaune et une erreur en rouge (5).",
		},
		de: {
			label:
				"Links das Menü Hilfe mit dem Eintrag, der das Profilverzeichnis öffnet (1), rechts der Reiter Console der Entwicklerwerkzeuge (3) mit einer Warnung in Gelb und einem Fehler in Rot (5).",
		},
	},
	(_words, _sample, labelText) => (
		<>
			<Scene>
				<MenuPane menu={labelText("Help")}>
					<Menu
						x={12}
						y={60}
						width={276}
						rows={[
							labelText("Synchronisation Status"),
							labelText("Toggle development tools"),
							labelText("Toggle safe mode"),
							labelText("Open profile directory"),
						]}
						selected={3}
					/>
				</MenuPane>
				<Callout x={306} y={169}>
					{1}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Label x={16} y={46} size={12} fill="var(--faint)">
						{labelText("Elements")}
					</Label>
					<Label x={86} y={46} size={12} weight={700} fill="var(--accent)">
						{labelText("Console")}
					</Label>
					<path d="M0 58h300" stroke="var(--line)" />
					<Bars x={30} y={72} widths={[210, 160]} />
					<rect x="1" y="104" width="298" height="34" fill="var(--mark)" opacity=".6" />
					<circle cx="17" cy="121" r="5" fill="var(--warning)" />
					<Bars x={30} y={118} widths={[180]} />
					<rect x="1" y="146" width="298" height="34" fill="var(--danger)" opacity=".18" />
					<circle cx="17" cy="163" r="5" fill="var(--danger)" />
					<Label x={30} y={167} size={11} isCode>
						MKCOL .sync/: … 403 Forbidden
					</Label>
					<Bars x={30} y={188} widths={[140]} />
				</Pane>
				<Callout x={176} y={58}>
					{3}
				</Callout>
				<Callout x={302} y={154}>
					{5}
				</Callout>
			</Scene>
		</>
	),
);
