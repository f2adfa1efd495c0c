/** The folder on a WebDAV server, and the fields in Joplin. */
import { FolderIcon, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { SyncSettings } from "../SyncSettings.tsx";
import { Bars, Callout, Pane, Scene } from "../scenes.tsx";

export const webdav = definePicture(
	{
		en: {
			label:
				"On the left, the files of a server with the joplin folder (1); on the right, the configuration of Joplin with the address of this folder, the user name and the password (2), and the button that checks them (3).",
			names: ["WebDAV URL", "WebDAV username", "WebDAV password"],
		},
		fr: {
			label:
				"À gauche, les fichiers d’un serveur avec le dossier joplin (1) ; à droite, la configuration de Joplin avec l’adresse de ce dossier, l’identifiant et le mot de passe (2), et le bouton qui les vérifie (3).",
			names: ["WebDAV\u00a0: URL", "WebDAV\u00a0: Nom utilisateur", "WebDAV\u00a0: Mot de passe"],
		},
		de: {
			label:
				"Links die Dateien eines Servers mit dem Ordner joplin (1), rechts die Konfiguration von Joplin mit der Adresse dieses Ordners, dem Benutzernamen und dem Passwort (2) und der Schaltfläche, die sie prüft (3).",
			names: ["WebDAV-URL", "WebDAV-Benutzername", "WebDAV-Passwort"],
		},
	},
	({ names: [url = "", user = "", password = ""] }, _, labelText) => (
		<>
			<Scene>
				<Pane title="dav.example.org">
					{[0, 1, 2].map((row) => (
						<FolderIcon key={row} x={20} y={45 + row * 60} />
					))}
					<path d="M0 84h300M0 144h300" stroke="var(--line)" />
					<Bars x={56} y={51} widths={[90]} />
					<Label x={56} y={119} size={13} weight={600} isCode>
						joplin
					</Label>
					<Bars x={56} y={171} widths={[120]} />
				</Pane>
				<Callout x={144} y={131}>
					{1}
				</Callout>
			</Scene>
			<Scene>
				<SyncSettings
					target={labelText("WebDAV")}
					labelText={labelText}
					rows={[
						[{ name: url, value: "https://dav.example.org/joplin" }],
						[
							{ name: user, value: "ada", width: 136 },
							{ name: password, value: "••••••••", x: 160, width: 124 },
						],
					]}
				/>
				<Callout x={308} y={108}>
					{2}
				</Callout>
				<Callout x={308} y={192}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
