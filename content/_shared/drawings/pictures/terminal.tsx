/** The panes of the terminal application, and its command line. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Pane, Scene } from "../scenes.tsx";

export const terminal = definePicture(
	{
		en: {
			label:
				"The terminal application. On the left, its panes with notebooks and notes; on the right, the text of the note, and below it a command in command-line mode.",
			command: ':mktodo "Buy bread"',
		},
		fr: {
			label:
				"L’application de terminal. À gauche, ses volets avec les carnets et les notes ; à droite, le texte de la note et, en dessous, une commande du mode ligne de commande.",
			command: ':mktodo "Acheter du pain"',
		},
		de: {
			label:
				"Die Terminal-Anwendung. Links ihre Bereiche mit Notizbüchern und Notizen, rechts der Text der Notiz und darunter ein Befehl im Befehlsmodus.",
			command: ':mktodo "Brot kaufen"',
		},
	},
	({ command }, { notebooks, notes, note }) => (
		<>
			<Scene>
				<Pane title="joplin">
					<path d="M112 24v180" stroke="var(--line)" />
					{notebooks.names.map((name, i) => (
						<g key={name}>
							{i === 2 ? <rect x="6" y={34 + i * 28} width="102" height="22" fill="var(--accent)" /> : null}
							<Label x={12} y={49 + i * 28} size={11} fill={i === 2 ? "var(--on-accent)" : "var(--text)"} isCode>
								{name}
							</Label>
						</g>
					))}
					{notes.map(({ title, isDone }, i) => (
						<Label
							key={title}
							x={120}
							y={49 + i * 28}
							size={10.5}
							fill={i === 0 ? "var(--accent)" : "var(--text)"}
							weight={i === 0 ? 700 : 400}
							isCode
						>
							{isDone === undefined ? "" : isDone ? "[X] " : "[ ] "}
							{title.length > 21 ? `${title.slice(0, 20)}…` : title}
						</Label>
					))}
				</Pane>
			</Scene>
			<Scene>
				<Pane title="joplin">
					{[
						notes[0]?.title ?? "",
						"",
						...note.tasks.map(({ text, isDone }) => `- [${isDone ? "x" : " "}] ${text}`),
						"",
						note.marked,
					].map((line, i) => (
						<Label key={line + String(i)} x={16} y={48 + i * 19} size={11} weight={i === 0 ? 700 : 400} isCode>
							{line}
						</Label>
					))}
					<path d="M.5 178h299v16.500a9 9 0 0 1-9 9H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
					<path d="M0 178h300" stroke="var(--line)" />
					<Label x={16} y={195} size={11.5} fill="var(--accent)" isCode>
						{command}
					</Label>
				</Pane>
			</Scene>
		</>
	),
);
