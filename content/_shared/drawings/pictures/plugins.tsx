/** The screen of the plugins: the search for new ones, and those that are installed. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Callout, Field, Pane, Scene, Switch } from "../scenes.tsx";

export const plugins = definePicture(
	{
		en: {
			label:
				"The Plugins section. On the left, the search box (2) and a plugin found, with the crown of the recommended ones and the button that installs it (3); on the right, two installed plugins, each with its switch, one with the button for an update.",
			typed: "calendar",
			found: ["Calendar", "Week view"],
		},
		fr: {
			label:
				"La partie Modules. À gauche, le champ de recherche (2) et un module trouvé, avec la couronne des modules recommandés et le bouton qui l’installe (3) ; à droite, deux modules installés, chacun avec son interrupteur, l’un avec le bouton de mise à jour.",
			typed: "calendrier",
			found: ["Calendrier", "Vue par semaine"],
		},
		de: {
			label:
				"Der Abschnitt Erweiterungen. Links das Suchfeld (2) und eine gefundene Erweiterung mit der Krone der empfohlenen und der Schaltfläche zum Installieren (3), rechts zwei installierte Erweiterungen, jede mit ihrem Schalter, eine mit der Schaltfläche zum Aktualisieren.",
			typed: "kalender",
			found: ["Kalender", "Wochenansicht"],
		},
	},
	({ typed, found }, _, labelText) => (
		<>
			<Scene>
				<Pane title={labelText("Plugins")}>
					<Field x={16} y={36} width={268} isSearch>
						{typed}
					</Field>
					<g transform="translate(16 76)">
						<rect width="268" height="112" rx="8" stroke="var(--line)" />
						<path
							d="M14 30V16l6 6 5-9 5 9 6-6v14z"
							fill="var(--mark)"
							stroke="var(--warning)"
							strokeWidth="1.5"
							strokeLinejoin="round"
						/>
						<Label x={46} y={28} size={13.5} weight={700}>
							{found[0]}
						</Label>
						<Bars x={14} y={44} widths={[220, 176]} />
						<Action x={158} y={76} width={98} isPrimary>
							{labelText("Install")}
						</Action>
					</g>
				</Pane>
				<Callout x={302} y={65}>
					{2}
				</Callout>
				<Callout x={294} y={181}>
					{3}
				</Callout>
			</Scene>
			<Scene>
				<Pane title={labelText("Plugins")}>
					{found.map((name, i) => (
						<g key={name} transform={`translate(16 ${38 + i * 82})`}>
							<rect width="268" height="72" rx="8" stroke="var(--line)" />
							<Label x={14} y={26} size={13} weight={700}>
								{name}
							</Label>
							<Switch x={224} y={12} isOn={i === 0} />
							<Bars x={14} y={48} widths={[110]} />
							{i === 0 ? (
								<Action x={146} y={38} width={110}>
									{labelText("Update")}
								</Action>
							) : null}
						</g>
					))}
				</Pane>
			</Scene>
		</>
	),
);
