/** The page on which an administrator invites members, and the table of those who have accepted. */
import { Label, PersonIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Callout, Field, Pane, Scene } from "../scenes.tsx";

export const teams = definePicture(
	{
		en: {
			label:
				"The Members page of Joplin Cloud. On the left, the field for email addresses and the button that invites (5); on the right, the table of members, which shows who has accepted the invitation.",
		},
		fr: {
			label:
				"La page Members de Joplin Cloud. À gauche, le champ des adresses e-mail et le bouton qui invite (5) ; à droite, le tableau des membres, qui montre qui a accepté l’invitation.",
		},
		de: {
			label:
				"Die Seite „Members“ von Joplin Cloud. Links das Feld für E-Mail-Adressen und die Schaltfläche zum Einladen (5), rechts die Tabelle der Mitglieder, die zeigt, wer die Einladung angenommen hat.",
		},
	},
	(_words, _sample, labelText) => (
		<>
			<Scene>
				<Pane title="joplincloud.com">
					<Label x={16} y={46} size={12} fill="var(--faint)">
						{labelText("Team")}
					</Label>
					<Label x={66} y={46} size={12} weight={700} fill="var(--accent)">
						{labelText("Members")}
					</Label>
					<path d="M0 58h300" stroke="var(--line)" />
					<Field x={16} y={78} width={268}>
						ben@example.org, clara@example.org
					</Field>
					<Action x={16} y={120} width={150} isPrimary>
						{labelText("Invite members")}
					</Action>
				</Pane>
				<Callout x={200} y={149}>
					{5}
				</Callout>
			</Scene>
			<Scene>
				<Pane title={labelText("Members")}>
					{["ana", "ben", "clara"].map((name, i) => (
						<g key={name} transform={`translate(16 ${30 + i * 54})`}>
							<PersonIcon x={14} y={28} />
							<Label x={38} y={30} size={12.5}>
								{name}@example.org
							</Label>
							{i < 2 ? (
								<path
									d="m246 25 5 6 10-11"
									stroke="var(--tip)"
									strokeWidth="2.5"
									strokeLinecap="round"
									strokeLinejoin="round"
								/>
							) : (
								<path d="M247 26h.1M253 26h.1M259 26h.1" stroke="var(--faint)" strokeWidth="4" strokeLinecap="round" />
							)}
							<path d="M0 54h268" stroke="var(--line)" />
						</g>
					))}
				</Pane>
			</Scene>
		</>
	),
);
