/** To-dos in the note list, and checkboxes in a note. */
import { BellIcon, CheckBox, Label, TaskList } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Pane, Pill, Scene } from "../scenes.tsx";

export const toDos = definePicture(
	{
		en: {
			label:
				"On the left, to-dos in the note list, the uncompleted ones on top, one of them with an alarm; on the right, a note with checkboxes in its text.",
			toDo: "To-dos",
			box: "Checkboxes",
			titles: ["Book the night train", "Call the landlord", "Renew the passport"],
		},
		fr: {
			label:
				"À gauche, des tâches dans la liste de notes, celles qui ne sont pas terminées en haut, dont l’une avec une alarme ; à droite, une note avec des cases à cocher dans son texte.",
			toDo: "Tâches",
			box: "Cases à cocher",
			titles: ["Réserver le train de nuit", "Appeler le propriétaire", "Refaire le passeport"],
		},
		de: {
			label:
				"Links Aufgaben in der Notizliste, die offenen oben, eine davon mit einem Alarm, rechts eine Notiz mit Kontrollkästchen in ihrem Text.",
			toDo: "Aufgaben",
			box: "Kästchen",
			titles: ["Nachtzug buchen", "Vermieter anrufen", "Reisepass erneuern"],
		},
	},
	({ toDo, box, titles }, { notes, note }) => (
		<>
			<Scene>
				<Pane title="Joplin">
					{titles.map((title, i) => (
						<g key={title} transform={`translate(0 ${24 + i * 44})`}>
							<CheckBox x={16} y={15} isDone={i === 2} />
							<Label x={42} y={27} size={13} fill={i === 2 ? "var(--faint)" : "var(--text)"} isStruck={i === 2}>
								{title}
							</Label>
							{i === 0 ? <BellIcon x={264} y={13} /> : null}
							<path d="M0 44h300" stroke="var(--line)" />
						</g>
					))}
					<Label x={16} y={181} size={13}>
						{notes[4]?.title}
					</Label>
				</Pane>
				<Pill x={264} y={196}>
					{toDo}
				</Pill>
			</Scene>
			<Scene>
				<Pane title={notes[0]?.title ?? ""}>
					<Label x={16} y={56} size={15} weight={700}>
						{notes[0]?.title}
					</Label>
					<TaskList x={16} y={72} gap={30} size={13} tasks={note.tasks} />
					<Bars x={16} y={172} widths={[150]} />
				</Pane>
				<Pill x={250} y={196}>
					{box}
				</Pill>
			</Scene>
		</>
	),
);
