/** The target, the button that synchronises, and the login page of Microsoft. */
import { FolderIcon, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Callout, Choice, Field, Pane, Scene } from "../scenes.tsx";

export const onedrive = definePicture(
	{
		en: {
			label:
				"On the left, the OneDrive target in the configuration (1) and the Synchronise button below the notebooks (2); on the right, the login page of Microsoft, on which you allow Joplin to use its folder (3).",
			accept: "Accept",
		},
		fr: {
			label:
				"À gauche, la cible OneDrive dans la configuration (1) et le bouton Synchroniser sous les carnets (2) ; à droite, la page de connexion de Microsoft, où vous autorisez Joplin à utiliser son dossier (3).",
			accept: "Accepter",
		},
		de: {
			label:
				"Links das Ziel OneDrive in der Konfiguration (1) und die Schaltfläche „Synchronisieren“ unter den Notizbüchern (2), rechts die Anmeldeseite von Microsoft, auf der Sie bestätigen, dass Joplin seinen Ordner benutzen darf (3).",
			accept: "Akzeptieren",
		},
	},
	({ accept }, { notebooks }, labelText) => (
		<>
			<Scene>
				<Pane height={86} title={labelText("Synchronisation")}>
					<Label x={16} y={43} size={11} weight={600}>
						{labelText("Synchronisation target")}
					</Label>
					<Choice x={16} y={49} width={268}>
						{labelText("OneDrive")}
					</Choice>
				</Pane>
				<Pane y={112} height={108} title="Joplin">
					<Label x={16} y={43} size={11} weight={600} fill="var(--faint)">
						{notebooks.title}
					</Label>
					<Label x={28} y={62} size={11.5}>
						{notebooks.names[0]}
					</Label>
					<Action x={16} y={72} width={124} isPrimary>
						{labelText("Synchronise")}
					</Action>
					<path d="M156 24v84" stroke="var(--line)" />
				</Pane>
				<Callout x={308} y={78}>
					{1}
				</Callout>
				<Callout x={158} y={184}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="login.microsoftonline.com">
					<Label x={150} y={54} size={14} weight={700} anchor="middle">
						Microsoft
					</Label>
					<Field x={60} y={68} width={180}>
						ana@example.org
					</Field>
					<FolderIcon x={60} y={110} />
					<Label x={90} y={124} size={12.5} isCode>
						/Apps/Joplin
					</Label>
					<Action x={60} y={148} width={180} isPrimary>
						{accept}
					</Action>
				</Pane>
				<Callout x={276} y={177}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
