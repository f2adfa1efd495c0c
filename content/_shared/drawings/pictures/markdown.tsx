/** A note as Markdown, and what it looks like. */
import { BridgePicture, Label, MarkedText, TaskList } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Pane, Scene } from "../scenes.tsx";

export const markdown = definePicture(
	{
		en: {
			label:
				"On the left, the Markdown of a note with a heading, three checkboxes, a highlighted text and a picture; on the right, the same note as it is displayed.",
			source: "Markdown",
			result: "Result",
		},
		fr: {
			label:
				"À gauche, le Markdown d’une note, avec un titre, trois cases à cocher, un texte surligné et une image ; à droite, la même note telle qu’elle s’affiche.",
			source: "Markdown",
			result: "Résultat",
		},
		de: {
			label:
				"Links das Markdown einer Notiz mit einer Überschrift, drei Kontrollkästchen, einem hervorgehobenen Text und einem Bild, rechts dieselbe Notiz, wie sie dargestellt wird.",
			source: "Markdown",
			result: "Ergebnis",
		},
	},
	({ source, result }, { notes, note }) => (
		<>
			<Scene>
				<Pane title={source}>
					{[
						`# ${notes[0]?.title}`,
						"",
						...note.tasks.map(({ text, isDone }) => `- [${isDone ? "x" : " "}] ${text}`),
						"",
						`==${note.marked}==`,
						`![](:/${note.picture}.jpg)`,
					].map((line, i) => (
						<Label
							key={line + String(i)}
							x={18}
							y={50 + i * 20}
							size={11.5}
							fill={i === 0 ? "var(--accent)" : "var(--text)"}
							isCode
						>
							{line}
						</Label>
					))}
				</Pane>
			</Scene>
			<Scene>
				<Pane title={result}>
					<Label x={18} y={52} size={15} weight={700}>
						{notes[0]?.title}
					</Label>
					<TaskList x={18} y={66} gap={23} size={12} tasks={note.tasks} />
					<MarkedText x={20} y={152} size={12}>
						{note.marked}
					</MarkedText>
					<BridgePicture x={200} y={124} width={86} height={66} />
				</Pane>
			</Scene>
		</>
	),
);
