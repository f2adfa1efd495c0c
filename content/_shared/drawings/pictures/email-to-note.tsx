/** A message to the own address, and the note that it becomes. */
import { ink, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Pane, Scene } from "../scenes.tsx";

export const emailToNote = definePicture(
	{
		en: {
			label:
				"On the left, an email with an attachment, sent to the user’s private address; on the right, the note with the same title and the attached file.",
			mail: "New message",
			to: "To",
			subject: "Subject",
			title: "Train tickets",
			file: "tickets.pdf",
			send: "Send",
			address: "your private address",
		},
		fr: {
			label:
				"À gauche, un e-mail avec un fichier joint, envoyé à l’adresse privée de l’utilisateur ; à droite, la note, avec le même titre et le fichier joint.",
			mail: "Nouveau message",
			to: "À",
			subject: "Objet",
			title: "Billets de train",
			file: "billets.pdf",
			send: "Envoyer",
			address: "votre adresse privée",
		},
		de: {
			label:
				"Links eine E-Mail mit Anhang an die geheime Adresse des Nutzers, rechts die Notiz mit demselben Titel und der angehängten Datei.",
			mail: "Neue Nachricht",
			to: "An",
			subject: "Betreff",
			title: "Fahrkarten",
			file: "fahrkarten.pdf",
			send: "Senden",
			address: "Ihre geheime Adresse",
		},
	},
	(words) => (
		<>
			<Scene>
				<Pane title={words.mail}>
					<Label x={16} y={50} size={11.5} fill="var(--faint)">
						{words.to}
					</Label>
					<Label x={76} y={50} size={11.5} fill="var(--accent)">
						{words.address}
					</Label>
					<Label x={16} y={78} size={11.5} fill="var(--faint)">
						{words.subject}
					</Label>
					<Label x={76} y={78} size={12.5} weight={600}>
						{words.title}
					</Label>
					<path d="M16 60h268M16 88h268" stroke="var(--line)" />
					<Bars x={16} y={102} widths={[240, 210]} />
					<File x={16} y={136}>
						{words.file}
					</File>
					<Action x={204} y={166} width={80} isPrimary>
						{words.send}
					</Action>
				</Pane>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Label x={20} y={56} size={15} weight={700}>
						{words.title}
					</Label>
					<Bars x={20} y={74} widths={[240, 210]} />
					<File x={20} y={110}>
						{words.file}
					</File>
				</Pane>
			</Scene>
		</>
	),
);

const File = ({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect width="148" height="30" rx="7" fill="var(--raised)" stroke="var(--line)" />
		<path d="M12 7h8l4 4v12H12zM20 7v4h4" stroke={ink.medium} strokeWidth="1.5" strokeLinejoin="round" />
		<Label x={34} y={19} size={11.5}>
			{children}
		</Label>
	</g>
);
