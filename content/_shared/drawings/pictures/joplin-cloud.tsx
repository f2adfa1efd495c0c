/** The button that connects to Joplin Cloud, and the page in the browser. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Callout, Choice, Field, Pane, Scene } from "../scenes.tsx";

export const joplinCloud = definePicture(
	{
		en: {
			label:
				"On the left, the Synchronisation section with the target and the button that connects to Joplin Cloud (2); on the right, the page in the browser on which you sign in and authorise the application (3).",
			authorise: "Authorise",
		},
		fr: {
			label:
				"À gauche, la partie Synchronisation avec la cible et le bouton qui connecte à Joplin Cloud (2) ; à droite, la page du navigateur où l’on se connecte et où l’on autorise l’application (3).",
			authorise: "Autoriser",
		},
		de: {
			label:
				"Links der Abschnitt Synchronisation mit dem Ziel und der Schaltfläche, die mit Joplin Cloud verbindet (2), rechts die Seite im Browser, auf der Sie sich anmelden und die Anwendung autorisieren (3).",
			authorise: "Autorisieren",
		},
	},
	({ authorise }, _, labelText) => (
		<>
			<Scene>
				<Pane title={labelText("Synchronisation")}>
					<Label x={16} y={52} size={12} weight={600}>
						{labelText("Synchronisation target")}
					</Label>
					<Choice x={16} y={60} width={268}>
						{labelText("Joplin Cloud")}
					</Choice>
					<Action x={16} y={104} width={220} isPrimary>
						{labelText("Connect to Joplin Cloud")}
					</Action>
					<Bars x={16} y={152} widths={[230, 180]} />
				</Pane>
				<Callout x={270} y={133}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="joplincloud.com">
					<Label x={150} y={56} size={14} weight={700} anchor="middle">
						Joplin Cloud
					</Label>
					<Field x={60} y={70} width={180}>
						ana@example.org
					</Field>
					<Field x={60} y={104} width={180}>
						••••••••••
					</Field>
					<Action x={60} y={146} width={180} isPrimary>
						{authorise}
					</Action>
				</Pane>
				<Callout x={276} y={175}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
