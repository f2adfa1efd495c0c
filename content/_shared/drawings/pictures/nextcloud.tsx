/** The address that Nextcloud shows, and the fields in Joplin. */
import { FolderIcon, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Callout, Choice, Field, Pane, Scene } from "../scenes.tsx";

export const nextcloud = definePicture(
	{
		en: {
			label:
				"On the left, the files of Nextcloud with the Joplin folder (1) and the settings, which show the WebDAV address (2); on the right, the configuration of Joplin with this address, to which the folder has been added (3).",
			settings: "Settings",
			user: "ada",
		},
		fr: {
			label:
				"À gauche, les fichiers de Nextcloud avec le dossier Joplin (1) et les paramètres, qui montrent l’adresse WebDAV (2) ; à droite, la configuration de Joplin avec cette adresse, à laquelle le dossier a été ajouté (3).",
			settings: "Paramètres",
			user: "ada",
		},
		de: {
			label:
				"Links die Dateien von Nextcloud mit dem Ordner Joplin (1) und den Einstellungen, die die WebDAV-Adresse zeigen (2), rechts die Konfiguration von Joplin mit dieser Adresse, an die der Ordner angehängt ist (3).",
			settings: "Einstellungen",
			user: "ada",
		},
	},
	({ settings, user }, _, labelText) => (
		<>
			<Scene>
				<Pane title="Nextcloud">
					<FolderIcon x={16} y={40} />
					<Label x={46} y={54} size={13} weight={600}>
						Joplin
					</Label>
					<path d="M0 74h300" stroke="var(--line)" />
					<Label x={16} y={104} size={12} weight={600}>
						{settings}
					</Label>
					<Label x={16} y={134} size={11} fill="var(--faint)">
						WebDAV
					</Label>
					<Field x={16} y={142} width={268}>
						https://example.com/…/webdav
					</Field>
				</Pane>
				<Callout x={124} y={65}>
					{1}
				</Callout>
				<Callout x={302} y={171}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Pane title={labelText("Synchronisation")}>
					<Choice x={16} y={36} width={268}>
						{labelText("Nextcloud")}
					</Choice>
					<Field x={16} y={72} width={268}>
						https://example.com/…/webdav
						<tspan fontWeight="700" fill="var(--accent)">
							/Joplin
						</tspan>
					</Field>
					<Field x={16} y={108} width={128}>
						{user}
					</Field>
					<Field x={156} y={108} width={128}>
						••••••••
					</Field>
					<Action x={16} y={152} width={268} isPrimary>
						{labelText("Check synchronisation configuration")}
					</Action>
				</Pane>
				<Callout x={302} y={101}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
