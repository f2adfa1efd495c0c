/** The list of notes on a phone with the button for new ones, and a note that is being written. */
import { Label, Phone, TaskList } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Pill, Scene } from "../scenes.tsx";

const HEIGHT = 330;

export const mobile = definePicture(
	{
		en: {
			label:
				"Two phones. On the first, the list of notes with the button for a new note. On the second, a note in the editor with the toolbar above the keyboard.",
			create: "New note",
			format: "Toolbar",
		},
		fr: {
			label:
				"Deux téléphones. Sur le premier, la liste de notes avec le bouton pour en créer une. Sur le second, une note dans l’éditeur, avec la barre d’outils au-dessus du clavier.",
			create: "Nouvelle note",
			format: "Barre d’outils",
		},
		de: {
			label:
				"Zwei Telefone. Auf dem ersten die Notizliste mit der Schaltfläche für eine neue Notiz. Auf dem zweiten eine Notiz im Editor mit der Werkzeugleiste über der Tastatur.",
			create: "Neue Notiz",
			format: "Werkzeugleiste",
		},
	},
	({ create, format }, { notebooks, notes, note }) => (
		<>
			<Scene height={HEIGHT}>
				<Phone x={68} y={16} width={200} height={298}>
					<path d="M24 46h14M24 51h14M24 56h14" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
					<Label x={48} y={56} size={13} weight={700}>
						{notebooks.names[2]}
					</Label>
					<path d="M8 68h184" stroke="var(--line)" />
					{notes.map(({ title }, i) => (
						<g key={title}>
							<Label x={24} y={91 + i * 34} size={12}>
								{title}
							</Label>
							<path d={`M20 ${102 + i * 34}h160`} stroke="var(--line)" />
						</g>
					))}
					<circle cx="164" cy="262" r="17" fill="var(--accent)" />
					<path d="M164 254v16M156 262h16" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round" />
				</Phone>
				<Pill x={146} y={278}>
					{create}
				</Pill>
			</Scene>
			<Scene height={HEIGHT}>
				<Phone x={68} y={16} width={200} height={298}>
					<path
						d="m28 46-6 6 6 6M23 52h13"
						stroke="var(--accent)"
						strokeWidth="2"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
					<path d="M8 68h184" stroke="var(--line)" />
					<Label x={24} y={92} size={13.5} weight={700}>
						{notes[0]?.title}
					</Label>
					<TaskList x={24} y={106} gap={25} size={11.5} tasks={note.tasks.slice(0, 2)} />
					<path d="M8 190h184v34H8z" fill="var(--raised)" />
					<path d="M8 190h184M8 224h184" stroke="var(--line)" />
					<Label x={26} y={212} size={14} weight={700} anchor="middle">
						B
					</Label>
					<g stroke="var(--text)" strokeWidth="1.7" strokeLinecap="round">
						<path d="M54 201h-4l-4 12h-3M72 202h.1M72 207h.1M72 212h.1M77 202h10M77 207h10M77 212h10" />
						<rect x="103" y="201" width="11" height="11" rx="2.500" />
						<path d="m106 206.500 2 2 3.500-4" />
						<circle cx="139" cy="207" r="5.500" />
						<path d="M139 199v3M139 212v3M131 207h3M144 207h3" />
					</g>
					{[0, 1, 2].map((row) => (
						<g key={row}>
							{Array.from({ length: 9 - row }, (_, i) => `key ${i}`).map((key, i) => (
								<rect
									key={key}
									x={16 + row * 9 + i * 19}
									y={232 + row * 17}
									width="15"
									height="13"
									rx="3"
									fill="var(--line)"
								/>
							))}
						</g>
					))}
				</Phone>
				<Pill x={168} y={186}>
					{format}
				</Pill>
			</Scene>
		</>
	),
);
