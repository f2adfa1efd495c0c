/** The configuration screen: its sections, and the settings of one of them. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Field, Pane, Rows, Scene } from "../scenes.tsx";

export const configuration = definePicture(
	{
		en: {
			label:
				"The configuration screen. On the left, its sections, of which Synchronisation is selected; on the right, the settings of this section.",
			title: "Configuration",
			sections: ["General", "Application", "Appearance", "Note", "Plugins", "Synchronisation", "Encryption"],
			target: "Synchronisation target",
			interval: "Synchronisation interval",
			minutes: "5 minutes",
			check: "Check synchronisation configuration",
		},
		fr: {
			label:
				"L’écran de configuration. À gauche, ses parties, dont Synchronisation est choisie ; à droite, les réglages de cette partie.",
			title: "Configuration",
			sections: ["Général", "Application", "Apparence", "Note", "Modules", "Synchronisation", "Chiffrement"],
			target: "Cible de la synchronisation",
			interval: "Intervalle de synchronisation",
			minutes: "5 minutes",
			check: "Vérifier config. synchronisation",
		},
		de: {
			label:
				"Die Konfiguration. Links ihre Abschnitte, von denen Synchronisation gewählt ist, rechts die Einstellungen dieses Abschnitts.",
			title: "Konfiguration",
			sections: [
				"Allgemeines",
				"Anwendung",
				"Erscheinungsbild",
				"Notiz",
				"Erweiterungen",
				"Synchronisation",
				"Verschlüsselung",
			],
			target: "Synchronisationsziel",
			interval: "Synchronisationsintervall",
			minutes: "5 Minuten",
			check: "Synchronisationskonfiguration prüfen",
		},
	},
	({ title, sections, target, interval, minutes, check }) => (
		<>
			<Scene>
				<Pane title={title}>
					<Rows x={10} y={30} width={280} rows={sections} selected={5} gap={24} size={12.5} />
				</Pane>
			</Scene>
			<Scene>
				<Pane title={sections[5] ?? ""}>
					<Label x={16} y={50} size={12} weight={600}>
						{target}
					</Label>
					<Field x={16} y={58} width={268}>
						Joplin Cloud
					</Field>
					<Label x={16} y={108} size={12} weight={600}>
						{interval}
					</Label>
					<Field x={16} y={116} width={268}>
						{minutes}
					</Field>
					<path
						d="m266 68 5 5 5-5M266 126l5 5 5-5"
						stroke="var(--faint)"
						strokeWidth="1.8"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
					<Action x={16} y={160} width={268} isPrimary>
						{check}
					</Action>
				</Pane>
			</Scene>
		</>
	),
);
