/** The buttons for the two stylesheets, and one of them in an editor. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Callout, Pane, Paragraph, Scene } from "../scenes.tsx";

export const customCss = definePicture(
	{
		en: {
			label:
				"On the left, the Appearance section with the button for the advanced settings (1) and those for the two stylesheets (2); on the right, userstyle.css in a text editor, with a rule (3).",
		},
		fr: {
			label:
				"À gauche, la partie Apparence avec le bouton des options avancées (1) et ceux des deux feuilles de style (2) ; à droite, userstyle.css dans un éditeur de texte, avec une règle (3).",
		},
		de: {
			label:
				"Links der Abschnitt Erscheinungsbild mit der Schaltfläche für die erweiterten Einstellungen (1) und denen für die beiden Stylesheets (2), rechts userstyle.css in einem Texteditor mit einer Regel (3).",
		},
	},
	(_words, _sample, labelText) => (
		<>
			<Scene>
				<Pane title={labelText("Appearance")}>
					<Action x={16} y={38} width={226}>
						{labelText("Show Advanced Settings")}
					</Action>
					{["Custom stylesheet for rendered Markdown", "Custom stylesheet for Joplin-wide app styles"].map(
						(name, i) => (
							<g key={name} transform={`translate(16 ${82 + i * 56})`}>
								<rect width="268" height="46" rx="6" fill="var(--background)" stroke="var(--edge)" />
								<Paragraph x={12} y={19} width={200} size={11} weight={600}>
									{labelText(name)}
								</Paragraph>
							</g>
						),
					)}
				</Pane>
				<Callout x={276} y={67}>
					{1}
				</Callout>
				<Callout x={302} y={149}>
					{2}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="userstyle.css">
					{["#rendered-md {", "max-width: 45em;", "margin: 0 auto;", "line-height: 1.7;", "}"].map((line, i) => (
						<g key={line}>
							<Label x={30} y={58 + i * 28} size={12} fill="var(--faint)" anchor="end" isCode>
								{i + 1}
							</Label>
							<Label x={i % 4 === 0 ? 44 : 60} y={58 + i * 28} size={13} isCode>
								{line}
							</Label>
						</g>
					))}
				</Pane>
				<Callout x={240} y={126}>
					{3}
				</Callout>
			</Scene>
		</>
	),
);
