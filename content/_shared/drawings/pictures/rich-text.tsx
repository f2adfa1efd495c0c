/** The same note in the Markdown editor and in the Rich Text editor. */
import { Label, MarkedText, TaskList } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Arrow, Pane, Pill, Scene } from "../scenes.tsx";

export const richText = definePicture(
	{
		en: {
			label:
				"A note in the Markdown editor, and the same note in the Rich Text editor, which shows the formatting and has buttons for it.",
			markdown: "Markdown",
			richText: "Rich Text",
			toggle: "Toggle editors",
		},
		fr: {
			label:
				"Une note dans l’éditeur Markdown, et la même dans l’éditeur de texte enrichi, qui montre la mise en forme et a des boutons pour l’appliquer.",
			markdown: "Markdown",
			richText: "Rich Text",
			toggle: "Basculer l’éditeur",
		},
		de: {
			label:
				"Eine Notiz im Markdown-Editor und dieselbe im Rich-Text-Editor, der die Formatierung zeigt und Schaltflächen dafür hat.",
			markdown: "Markdown",
			richText: "Rich Text",
			toggle: "Editoren umschalten",
		},
	},
	(words, { notes, note }) => (
		<>
			<Scene>
				<Pane x={18} y={16} width={300} height={170} title={words.markdown}>
					{[
						`# ${notes[0]?.title}`,
						...note.tasks.map(({ text, isDone }) => `- [${isDone ? "x" : " "}] ${text}`),
						`==${note.marked}==`,
						`**${note.rest}**`,
					].map((line, i) => (
						<Label key={line} x={18} y={50 + i * 20} size={11.5} isCode>
							{line}
						</Label>
					))}
				</Pane>
				<Pill x={150} y={208}>
					{words.toggle}
				</Pill>
				<Arrow x={246} y={208} length={52} />
			</Scene>
			<Scene>
				<Pane title={words.richText}>
					<path d="M.5 24.500h299v28H.5z" fill="var(--raised)" />
					<path d="M0 52h300" stroke="var(--line)" />
					<Label x={22} y={43} size={13} weight={800} anchor="middle">
						B
					</Label>
					<g stroke="var(--text)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
						<path d="M52 33h-5l-4 11h-4M68 34h.1M68 39h.1M68 44h.1M73 34h10M73 39h10M73 44h10" />
						<rect x="100" y="33" width="11" height="11" rx="2.500" />
						<path d="m103 38.500 2 2 3.500-4M128 33h14v11h-14zM128 41l4-4 4 3 2-2 4 4M158 33h14v11h-14zM158 37h14M165 33v11" />
					</g>
					<Label x={18} y={78} size={15} weight={700}>
						{notes[0]?.title}
					</Label>
					<TaskList x={18} y={88} gap={21} size={12} tasks={note.tasks} />
					<MarkedText x={20} y={168} size={12}>
						{note.marked}
					</MarkedText>
					<Label x={18} y={190} size={12} weight={700}>
						{note.rest}
					</Label>
				</Pane>
			</Scene>
		</>
	),
);
