/** The menu that copies an external link, and an appointment that contains it. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Menu, Pane, Scene } from "../scenes.tsx";

export const externalLinks = definePicture(
	{
		en: {
			label:
				"On the left, a note with its menu, in which Copy external link is selected; on the right, an appointment in a calendar that contains this link.",
			calendar: "Calendar",
			appointment: "Departure, 18:30",
		},
		fr: {
			label:
				"À gauche, une note avec son menu, où Copier le lien externe est choisi ; à droite, un rendez-vous de calendrier qui contient ce lien.",
			calendar: "Calendrier",
			appointment: "Départ, 18:30",
		},
		de: {
			label:
				"Links eine Notiz mit ihrem Menü, in dem „Externen Link kopieren“ gewählt ist, rechts ein Termin in einem Kalender, der diesen Link enthält.",
			calendar: "Kalender",
			appointment: "Abfahrt, 18:30",
		},
	},
	({ calendar, appointment }, { notes }, labelText) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<rect y="24.500" width="300" height="40" fill="var(--accent-soft)" />
					<Label x={16} y={50} size={13} weight={600}>
						{notes[0]?.title}
					</Label>
					<path d="M0 65h300M0 105h300M0 145h300" stroke="var(--line)" />
					<Bars x={16} y={82} widths={[150, 170, 120]} gap={40} />
					<Menu
						x={70}
						y={56}
						width={214}
						rows={[
							labelText("Open in new window"),
							labelText("Copy Markdown link"),
							labelText("Copy external link"),
							labelText("Publish note..."),
						]}
						selected={2}
					/>
				</Pane>
			</Scene>
			<Scene>
				<Pane title={calendar}>
					{[0, 1, 2, 3, 4, 5, 6].map((day) => (
						<path key={day} d={`M${20 + day * 43} 24v180`} stroke="var(--line)" />
					))}
					<rect
						x="40"
						y="52"
						width="220"
						height="96"
						rx="8"
						fill="var(--background)"
						stroke="var(--accent)"
						strokeWidth="1.500"
					/>
					<rect x="40" y="52" width="6" height="96" rx="3" fill="var(--accent)" />
					<Label x={60} y={78} size={13} weight={700}>
						{appointment}
					</Label>
					<Label x={60} y={106} size={11} fill="var(--accent)" isCode>
						joplin://x-callback-url/…
					</Label>
					<Bars x={60} y={124} widths={[120]} />
				</Pane>
			</Scene>
		</>
	),
);
