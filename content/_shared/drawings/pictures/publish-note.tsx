/** The dialog that publishes a note, and the web page. */
import { BridgePicture, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Field, Pane, Scene } from "../scenes.tsx";

export const publishNote = definePicture(
	{
		en: {
			label:
				"On the left, the dialog that publishes a note and copies its link; on the right, the note as a web page in a browser.",
			title: "Publish Notes",
			copy: "Copy Shareable Link",
			close: "Close",
		},
		fr: {
			label:
				"À gauche, la boîte de dialogue qui publie une note et copie son lien ; à droite, la note devenue page web, dans un navigateur.",
			title: "Publier des notes",
			copy: "Copier le lien partageable",
			close: "Fermer",
		},
		de: {
			label:
				"Links der Dialog, der eine Notiz veröffentlicht und ihren Link kopiert, rechts die Notiz als Webseite in einem Browser.",
			title: "Notizen veröffentlichen",
			copy: "Freigabelink kopieren",
			close: "Schließen",
		},
	},
	({ title, copy, close }, { notes, note }) => (
		<>
			<Scene>
				<Pane x={18} y={30} width={300} height={176} title={title}>
					<Label x={20} y={58} size={14} weight={700}>
						{notes[0]?.title}
					</Label>
					<Field x={20} y={74} width={260}>
						https://joplincloud.com/shares/…
					</Field>
					<Action x={20} y={122} width={160} isPrimary>
						{copy}
					</Action>
					<Action x={186} y={122} width={96}>
						{close}
					</Action>
				</Pane>
			</Scene>
			<Scene>
				<Pane>
					<rect x="50" y="4" width="238" height="16" rx="8" fill="var(--background)" stroke="var(--line)" />
					<Label x={62} y={15.5} size={10} fill="var(--faint)">
						joplincloud.com/shares/…
					</Label>
					<Label x={20} y={54} size={15} weight={700}>
						{notes[0]?.title}
					</Label>
					<Bars x={20} y={68} widths={[250, 226]} />
					<BridgePicture x={20} y={98} width={150} height={88} />
					<Label x={184} y={116} size={11.5} weight={600}>
						{note.marked.replace(/ \S+$/, "")}
					</Label>
					<Bars x={184} y={126} widths={[96, 80, 90]} />
				</Pane>
			</Scene>
		</>
	),
);
