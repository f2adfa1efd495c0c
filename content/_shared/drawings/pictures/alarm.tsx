/** The alarm of a to-do, and the notification on a phone. */
import { BellIcon, CheckBox, Label, Phone } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Callout, Field, Pane, Scene } from "../scenes.tsx";

export const alarm = definePicture(
	{
		en: {
			label:
				"On the left, a to-do with the alarm button (1) and the dialog with the date and time of the alarm (2); on the right, the notification on a phone when the alarm is due (3).",
			date: "14 May, 18:30",
			now: "now",
		},
		fr: {
			label:
				"À gauche, une tâche avec le bouton de l’alarme (1) et la boîte de dialogue avec la date et l’heure (2) ; à droite, la notification sur un téléphone à l’heure dite (3).",
			date: "14 mai, 18:30",
			now: "maintenant",
		},
		de: {
			label:
				"Links eine Aufgabe mit der Schaltfläche für den Alarm (1) und dem Dialog mit Datum und Uhrzeit (2), rechts die Benachrichtigung auf einem Telefon, wenn es so weit ist (3).",
			date: "14. Mai, 18:30",
			now: "jetzt",
		},
	},
	({ date, now }, { notes }, labelText) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<CheckBox x={16} y={40} isDone={false} />
					<Label x={38} y={52} size={13.5} weight={700}>
						{notes[2]?.title}
					</Label>
					<BellIcon x={18} y={66} />
					<path d="M0 92h300" stroke="var(--line)" />
					<rect x="40" y="104" width="220" height="88" rx="9" fill="var(--raised)" stroke="var(--line)" />
					<Label x={54} y={124} size={12} weight={600}>
						{labelText("Set alarm")}
					</Label>
					<Field x={54} y={132} width={126}>
						{date}
					</Field>
					<Action x={188} y={132} width={58} isPrimary>
						{labelText("OK")}
					</Action>
					<Bars x={54} y={174} widths={[90]} />
				</Pane>
				<Callout x={64} y={90}>
					{1}
				</Callout>
				<Callout x={278} y={126}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Phone x={68} y={16} width={200} height={250}>
					<Label x={100} y={80} size={34} weight={600} anchor="middle">
						18:30
					</Label>
					<rect x="18" y="102" width="164" height="64" rx="12" fill="var(--accent-soft)" stroke="var(--line)" />
					<BellIcon x={30} y={114} />
					<Label x={54} y={127} size={11} weight={700}>
						Joplin
					</Label>
					<Label x={170} y={127} size={10} fill="var(--faint)" anchor="end">
						{now}
					</Label>
					<Label x={30} y={152} size={11.5}>
						{notes[2]?.title}
					</Label>
				</Phone>
				<Callout x={252} y={118}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
