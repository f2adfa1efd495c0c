/** A note in Joplin, and the same text in another editor. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Arrow, Bars, Callout, Pane, Scene } from "../scenes.tsx";

export const externalEditor = definePicture(
	{
		en: {
			label:
				"On the left, the note in Joplin with the button for external editing (2); on the right, the same text in another editor (3). What is saved there appears in Joplin.",
			editor: "Another editor",
			saved: "saved",
		},
		fr: {
			label:
				"À gauche, la note dans Joplin avec le bouton d’édition externe (2) ; à droite, le même texte dans un autre éditeur (3). Ce que l’on y enregistre apparaît dans Joplin.",
			editor: "Un autre éditeur",
			saved: "enregistré",
		},
		de: {
			label:
				"Links die Notiz in Joplin mit der Schaltfläche für die externe Bearbeitung (2), rechts derselbe Text in einem anderen Editor (3). Was dort gespeichert wird, erscheint in Joplin.",
			editor: "Ein anderer Editor",
			saved: "gespeichert",
		},
	},
	({ editor, saved }, { notes, note }) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<Label x={16} y={54} size={15} weight={700}>
						{notes[0]?.title}
					</Label>
					<path
						d="M264 42h-8v16h16v-8M266 40h8v8M274 40l-10 10"
						stroke="var(--accent)"
						strokeWidth="1.8"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
					<path d="M0 70h300" stroke="var(--line)" />
					{note.tasks.map(({ text, isDone }, i) => (
						<Label key={text} x={16} y={96 + i * 24} size={12} isCode>
							{`- [${isDone ? "x" : " "}] ${text}`}
						</Label>
					))}
					<Bars x={16} y={168} widths={[190, 150]} />
				</Pane>
				<Callout x={256} y={50}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Pane title={editor}>
					<path d="M.5 24H36v179.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
					{note.tasks.map(({ text, isDone }, i) => (
						<g key={text}>
							<Label x={26} y={54 + i * 26} size={11} fill="var(--faint)" anchor="end" isCode>
								{i + 1}
							</Label>
							<Label x={48} y={54 + i * 26} size={12} isCode>
								{`- [${isDone ? "x" : " "}] ${text}`}
							</Label>
						</g>
					))}
					<Action x={124} y={158} width={128}>
						{saved}
					</Action>
					<g transform="rotate(180 82 171)">
						<Arrow x={52} y={171} length={62} />
					</g>
				</Pane>
				<Callout x={268} y={176}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
