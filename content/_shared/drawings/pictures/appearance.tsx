/** The settings of the theme, and the window with a light and a dark one. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Callout, Choice, Menu, Pane, Paragraph, Scene, Switch } from "../scenes.tsx";

export const appearance = definePicture(
	{
		en: {
			label:
				"On the left, the Appearance section, with the switch that follows the system turned off (2) and the list of themes open (3); on the right, the same note in a light and in a dark theme.",
			light: "Light",
		},
		fr: {
			label:
				"À gauche, la partie Apparence, où l’interrupteur qui suit le système est désactivé (2) et la liste des thèmes ouverte (3) ; à droite, la même note dans un thème clair et dans un thème sombre.",
			light: "Clair",
		},
		de: {
			label:
				"Links der Abschnitt Erscheinungsbild, in dem der Schalter für das System ausgeschaltet (2) und die Liste der Farbschemata aufgeklappt ist (3), rechts dieselbe Notiz in einem hellen und in einem dunklen Farbschema.",
			light: "Hell",
		},
	},
	({ light }, { notes, note }, labelText) => (
		<>
			<Scene>
				<Pane title={labelText("Appearance")}>
					<Switch x={16} y={38} isOn={false} />
					<Paragraph x={56} y={46} width={226} size={11}>
						{labelText("Automatically switch theme to match system theme")}
					</Paragraph>
					<Label x={16} y={100} size={11.5} weight={600}>
						{labelText("Theme")}
					</Label>
					<Choice x={16} y={107} width={180}>
						{labelText("Dark")}
					</Choice>
					<Menu x={16} y={135} width={180} rows={[light, labelText("Dark")]} selected={1} />
				</Pane>
				<Callout x={18} y={63}>
					{2}
				</Callout>
				<Callout x={232} y={136}>
					{3}
				</Callout>
			</Scene>
			<Scene>
				{THEMES.map(({ background, text, faint, line }, i) => (
					<g key={background} transform={`translate(${18 + i * 154} 16)`}>
						<rect width="146" height="204" rx="9" fill={background} stroke="var(--line)" />
						<Label x={14} y={31} size={11.5} weight={700} fill={text}>
							{notes[0]?.title}
						</Label>
						<path d="M0 46h146" stroke={line} />
						{note.tasks.map((task, row) => (
							<g key={task.text}>
								<rect x="14" y={62 + row * 30} width="12" height="12" rx="3" stroke={faint} strokeWidth="1.5" />
								<rect x="34" y={65 + row * 30} width={92 - row * 14} height="6" rx="3" fill={faint} />
							</g>
						))}
						<Label x={14} y={170} size={11.5} weight={600} fill={text}>
							{note.rest}
						</Label>
						<rect x="14" y="180" width="84" height="6" rx="3" fill={faint} />
					</g>
				))}
			</Scene>
		</>
	),
);

/** These do not follow the colour mode of the site. */
const THEMES = [
	{ background: "#ffffff", text: "#2b2f36", faint: "#a9b0bb", line: "#e2e5ea" },
	{ background: "#1d2024", text: "#eceef1", faint: "#6c7480", line: "#383d45" },
];
