/** The list of keyboard shortcuts, and one that is being changed. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Callout, Field, Pane, Scene } from "../scenes.tsx";

export const keyboardShortcuts = definePicture(
	{
		en: {
			label:
				"On the left, the Keyboard Shortcuts section with commands and their shortcuts, one of them selected; on the right, this shortcut being changed: the field for the new keys, and buttons that save it, restore the default and cancel.",
			command: "Command",
			commands: ["New note", "New to-do", "Synchronise", "Toggle editors"],
			press: "Press the shortcut",
			cancel: "Cancel",
			key: "Ctrl",
		},
		fr: {
			label:
				"À gauche, la partie Raccourcis clavier avec les commandes et leurs raccourcis, dont l’un est choisi ; à droite, la modification de ce raccourci : le champ des nouvelles touches, et les boutons pour enregistrer, rétablir et annuler.",
			command: "Commande",
			commands: ["Nouvelle note", "Nouvelle tâche", "Synchroniser", "Basculer l’éditeur"],
			press: "Taper le raccourci",
			cancel: "Annuler",
			key: "Ctrl",
		},
		de: {
			label:
				"Links der Abschnitt Tastaturkürzel mit Befehlen und ihren Kürzeln, von denen eines gewählt ist, rechts die Änderung dieses Kürzels: das Feld für die neuen Tasten und Schaltflächen zum Speichern, Zurücksetzen und Abbrechen.",
			command: "Befehl",
			commands: ["Neue Notiz", "Neue Aufgabe", "Synchronisieren", "Editoren umschalten"],
			press: "Drücke die Tastenkombination",
			cancel: "Abbrechen",
			key: "Strg",
		},
	},
	({ command, commands, press, cancel, key }, _, labelText) => (
		<>
			<Scene>
				<Pane title={labelText("Keyboard Shortcuts")}>
					<Label x={16} y={50} size={11} weight={700} fill="var(--faint)">
						{command}
					</Label>
					<path d="M0 60h300" stroke="var(--line)" />
					{commands.map((name, i) => (
						<g key={name} transform={`translate(0 ${60 + i * 36})`}>
							{i === 2 ? <rect x="6" y="3" width="288" height="30" rx="6" fill="var(--accent-soft)" /> : null}
							<Label x={16} y={23} size={12} weight={i === 2 ? 600 : 400}>
								{name}
							</Label>
							<Label x={284} y={23} size={11.5} anchor="end" isCode>
								{`${key}+${["N", "T", "S", "L"][i]}`}
							</Label>
							<path d="M0 36h300" stroke="var(--line)" />
						</g>
					))}
				</Pane>
				<Callout x={18} y={166}>
					{1}
				</Callout>
			</Scene>
			<Scene>
				<Pane x={18} y={44} width={300} height={148} title={commands[2] ?? ""}>
					<Label x={16} y={52} size={11.5} fill="var(--faint)">
						{press}
					</Label>
					<Field x={16} y={60} width={268}>
						{`${key}+Alt+S`}
					</Field>
					<Action x={16} y={104} width={76} isPrimary>
						{labelText("Save")}
					</Action>
					<Action x={96} y={104} width={112}>
						{labelText("Restore")}
					</Action>
					<Action x={212} y={104} width={72}>
						{cancel}
					</Action>
				</Pane>
				<Callout x={302} y={117}>
					{2}
				</Callout>
				<Callout x={56} y={186}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
