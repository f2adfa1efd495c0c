/** A target that gives each device a code: the link in Joplin, and the code on the website. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Callout, Field, Pane, Paragraph, Scene } from "../scenes.tsx";

export const authorise = definePicture(
	{
		en: {
			label:
				"On the left, Joplin with the link to open (3) and the field for the code (4); on the right, the website of Dropbox after access was allowed, with the code to copy (4).",
			open: "Step 1: Open this URL in your browser to authorise the application:",
			enter: "Step 2: Enter the code provided by Dropbox:",
			submit: "Submit",
			code: "Access code",
		},
		fr: {
			label:
				"À gauche, Joplin avec le lien à ouvrir (3) et le champ du code (4) ; à droite, le site de Dropbox une fois l’accès autorisé, avec le code à copier (4).",
			open: "Étape 1 : Veuillez ouvrir cette URL dans votre navigateur internet pour autoriser le logiciel :",
			enter: "Étape 2 : Entrez le code fourni par Dropbox :",
			submit: "Envoyer",
			code: "Code d’accès",
		},
		de: {
			label:
				"Links Joplin mit dem Link, den Sie öffnen (3), und dem Feld für den Code (4), rechts die Website von Dropbox, die nach der Erlaubnis den Code zum Kopieren zeigt (4).",
			open: "Schritt 1: Öffne diese URL im Browser, um die Anwendung zu autorisieren:",
			enter: "Schritt 2: Gib den von Dropbox bereitgestellten Code ein:",
			submit: "Absenden",
			code: "Zugangscode",
		},
	},
	({ open, enter, submit, code }) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<Paragraph x={16} y={45} width={272} size={11}>
						{open}
					</Paragraph>
					<Label x={16} y={92} size={11} fill="var(--accent)" isCode>
						https://www.dropbox.com/oauth2/…
					</Label>
					<path d="M0 106h300" stroke="var(--line)" />
					<Paragraph x={16} y={128} width={264} size={11}>
						{enter}
					</Paragraph>
					<Field x={16} y={156} width={160}>
						k7Qf2…x9
					</Field>
					<Action x={186} y={156} width={98} isPrimary>
						{submit}
					</Action>
				</Pane>
				<Callout x={298} y={105}>
					{3}
				</Callout>
				<Callout x={18} y={185}>
					{4}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="dropbox.com">
					<circle cx="150" cy="66" r="20" fill="var(--tip)" opacity=".2" />
					<path
						d="m141 66 6 7 12-13"
						stroke="var(--tip)"
						strokeWidth="3"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
					<Label x={150} y={112} size={13} weight={700} anchor="middle">
						{code}
					</Label>
					<rect x="60" y="126" width="180" height="34" rx="7" fill="var(--accent-soft)" />
					<Label x={150} y={148} size={13.5} weight={600} anchor="middle" isCode>
						k7Qf2…x9
					</Label>
					<Bars x={90} y={178} widths={[120]} />
				</Pane>
				<Callout x={258} y={142}>
					{4}
				</Callout>
			</Scene>
		</>
	),
);
