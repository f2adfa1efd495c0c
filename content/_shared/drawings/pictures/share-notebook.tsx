/** The dialog for sharing a notebook, and the invitation that the other person gets. */
import { Label, NotebookIcon, PersonIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Field, Pane, Scene } from "../scenes.tsx";

export const shareNotebook = definePicture(
	{
		en: {
			label:
				"On the left, the dialog in which a notebook is shared with people by their email addresses; on the right, the invitation that such a person accepts or rejects.",
			title: "Share Notebook",
			add: "Share",
			rights: ["Can view and edit", "Can view"],
			invitation: "Ana shares a notebook with you",
			accept: "Accept",
			reject: "Reject",
		},
		fr: {
			label:
				"À gauche, la boîte de dialogue où l’on partage un carnet avec des personnes, par leur adresse e-mail ; à droite, l’invitation que chacune d’elles accepte ou refuse.",
			title: "Partager le carnet",
			add: "Partager",
			rights: ["Lecture et édition", "Lecture seule"],
			invitation: "Ana partage un carnet avec vous",
			accept: "Accepter",
			reject: "Refuser",
		},
		de: {
			label:
				"Links der Dialog, in dem ein Notizbuch mit Personen über ihre E-Mail-Adressen geteilt wird, rechts die Einladung, die eine solche Person annimmt oder ablehnt.",
			title: "Notizbuch freigeben",
			add: "Freigeben",
			rights: ["Lesen und Bearbeiten möglich", "Lesen möglich"],
			invitation: "Ana teilt ein Notizbuch mit Ihnen",
			accept: "Akzeptieren",
			reject: "Ablehnen",
		},
	},
	(words, { notebooks }) => (
		<>
			<Scene>
				<Pane title={words.title}>
					<Field x={16} y={38} width={180}>
						ben@example.org
					</Field>
					<Action x={206} y={38} width={78} isPrimary>
						{words.add}
					</Action>
					{words.rights.map((right, i) => (
						<g key={right} transform={`translate(16 ${84 + i * 52})`}>
							<PersonIcon x={14} y={18} />
							<Label x={38} y={15} size={12.5} weight={600}>
								{["clara@example.org", "dan@example.org"][i]}
							</Label>
							<Label x={38} y={32} size={11.5} fill="var(--faint)">
								{right}
							</Label>
							<path d="M0 44h268" stroke="var(--line)" />
						</g>
					))}
				</Pane>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<g transform="translate(16 42)">
						<rect width="268" height="92" rx="8" fill="var(--raised)" stroke="var(--line)" />
						<Label x={16} y={28} size={12.5} weight={600}>
							{words.invitation}
						</Label>
						<Action x={16} y={48} width={100} isPrimary>
							{words.accept}
						</Action>
						<Action x={126} y={48} width={100}>
							{words.reject}
						</Action>
					</g>
					<NotebookIcon x={24} y={158} />
					<Label x={48} y={170} size={13}>
						{notebooks.names[2]}
					</Label>
					<PersonIcon x={270} y={166} />
				</Pane>
			</Scene>
		</>
	),
);
