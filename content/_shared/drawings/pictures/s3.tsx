/** The fields for S3, and the settings of the bucket. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { SyncSettings } from "../SyncSettings.tsx";
import { Bars, Callout, Pane, Scene, Switch } from "../scenes.tsx";

export const s3 = definePicture(
	{
		en: {
			label:
				"On the left, the configuration of Joplin with the S3 target (1), the values of the bucket (2) and the button that checks them; on the right, the bucket at the provider: versioning is off, while blocking of public access and default encryption are on.",
			names: ["S3 bucket", "S3 URL", "S3 region", "S3 access key", "S3 secret key"],
			bucket: ["Bucket versioning", "Block all public access", "Default encryption"],
		},
		fr: {
			label:
				"À gauche, la configuration de Joplin avec la cible S3 (1), les valeurs du compartiment (2) et le bouton qui les vérifie ; à droite, le compartiment chez le fournisseur : la gestion des versions est désactivée, le blocage de l’accès public et le chiffrement par défaut sont activés.",
			names: ["Seau S3", "URL S3", "Région S3", "Clef d’accès S3", "Clef secrète S3"],
			bucket: ["Gestion des versions", "Blocage de tout accès public", "Chiffrement par défaut"],
		},
		de: {
			label:
				"Links die Konfiguration von Joplin mit dem Ziel S3 (1), den Werten des Buckets (2) und der Schaltfläche, die sie prüft, rechts der Bucket beim Anbieter: Die Versionierung ist aus, die Sperre des öffentlichen Zugriffs und die Standardverschlüsselung sind an.",
			names: ["S3 Bucket", "S3 URL", "S3-Region", "S3-Zugriffsschlüssel", "S3 geheimer Schlüssel"],
			bucket: ["Versionierung", "Öffentlichen Zugriff blockieren", "Standardverschlüsselung"],
		},
	},
	({ names: [name = "", url = "", region = "", key = "", secret = ""], bucket }, _, labelText) => (
		<>
			<Scene height={HEIGHT}>
				<SyncSettings
					target={labelText("S3")}
					labelText={labelText}
					rows={[
						[{ name, value: "joplin-bucket" }],
						[
							{ name: url, value: "https://s3.fr-par.scw.cloud", width: 190 },
							{ name: region, value: "fr-par", x: 216, width: 68 },
						],
						[
							{ name: key, value: "K7QF2…X9", width: 129 },
							{ name: secret, value: "••••••••", x: 155, width: 129 },
						],
					]}
					option={labelText("Force path style")}
				/>
				<Callout x={308} y={61}>
					{1}
				</Callout>
				<Callout x={308} y={108}>
					{2}
				</Callout>
			</Scene>
			<Scene height={HEIGHT}>
				<Pane title="joplin-bucket" height={272}>
					{bucket.map((setting, i) => (
						<g key={setting} transform={`translate(0 ${24 + i * 82})`}>
							<Switch x={16} y={24} isOn={i > 0} />
							<Label x={58} y={37} size={12} weight={600}>
								{setting}
							</Label>
							<Bars x={58} y={52} widths={[190 - i * 30]} />
						</g>
					))}
					<path d="M0 106h300M0 188h300" stroke="var(--line)" />
				</Pane>
			</Scene>
		</>
	),
);

const HEIGHT = 304;
