import { hrefOf, type PageProps } from "ssg-docs/react";
import { Link } from "ssg-docs/templates";
import { PACKAGE_MANAGERS, startCommands } from "../package.ts";
import session from "../recording/session.json";
import figures from "./figures.json";

interface LinkText {
	readonly label: string;
	/** Without locale. */
	readonly to: string;
}

interface TitledLinks {
	readonly title: string;
	readonly items: readonly (LinkText & { readonly text: string })[];
}

interface FigureWords {
	readonly title: string;
	readonly text: string;
	readonly source: LinkText;
	/** The titles of the tables by those in `figures.json`. @default those in `figures.json` */
	readonly rows?: Readonly<Record<string, string>>;
	/** Names of units by those in `figures.json`, where they differ. */
	readonly units?: Readonly<Record<string, string>>;
}

export interface HomeWords {
	readonly headline: string;
	/** What the tool is and for whom, in two sentences. */
	readonly lead: string;
	/** Leads to what is needed before the commands work. */
	readonly commandsNote: { readonly text: string; readonly link: LinkText };
	readonly start: LinkText;
	readonly more: LinkText;
	/** Describes the picture of a site, and says which it is. */
	readonly picture: { readonly alt: string; readonly caption: string };
	readonly reasons: TitledLinks;
	readonly figures: FigureWords;
	readonly recording: {
		readonly title: string;
		/** What happens in the recording: the text in place of its picture. */
		readonly description: string;
		/** Plays the recording, of which the end is shown before. */
		readonly play: string;
		readonly transcript: string;
	};
	readonly next: TitledLinks;
}

const [npm] = PACKAGE_MANAGERS;
const COMMANDS = npm ? startCommands(npm) : [];

/** The home page; each locale brings its words. */
export function Home({ chrome, ...words }: PageProps & HomeWords) {
	const { headline, lead, commandsNote, start, more, picture, recording } = words;
	const image = (name: string) => hrefOf(`/images/${name}`, chrome.site.baseUrl);
	return (
		<div className="container home-page">
			<header className="home-hero">
				<div>
					<h1>{headline}</h1>
					<p className="home-lead">{lead}</p>
					<pre className="home-commands">
						<code>
							{COMMANDS.map((command) => (
								<span key={command}>{`${command}\n`}</span>
							))}
						</code>
					</pre>
					<p className="home-note">
						{commandsNote.text} <Link to={commandsNote.link.to}>{commandsNote.link.label}</Link>
					</p>
					<p className="home-links">
						<Link className="button button--primary" to={start.to}>
							{start.label}
						</Link>
						<Link className="button" to={more.to}>
							{more.label}
						</Link>
					</p>
				</div>
				<figure className="home-picture">
					{["light", "dark"].map((mode) => (
						<picture key={mode} className={`in-${mode}-mode`}>
							<source media="(max-width: 45em)" srcSet={image(`site-narrow-${mode}.webp`)} width={390} height={620} />
							<img src={image(`site-${mode}.webp`)} alt={picture.alt} width={1180} height={700} loading="lazy" />
						</picture>
					))}
					<figcaption>{picture.caption}</figcaption>
				</figure>
			</header>
			<Links {...words.reasons} />
			<Figures {...words.figures} language={chrome.locale.htmlLang} />
			<section>
				<h2>{recording.title}</h2>
				<Recording image={image} words={recording} />
			</section>
			<Links {...words.next} />
		</div>
	);
}

/** `6.8 s` in a language: `6,8 s`. */
function localizedFigure(figure: string, language: string, units: Readonly<Record<string, string>>): string {
	const [number = "", unit = ""] = figure.split(" ");
	const minimumFractionDigits = number.split(".")[1]?.length ?? 0;
	return `${Number(number).toLocaleString(language, { minimumFractionDigits })}\u00a0${units[unit] ?? unit}`;
}

const Figures = ({
	title,
	text,
	source,
	rows = {},
	units = {},
	language,
}: FigureWords & { readonly language: string }) => (
	<section>
		<h2>{title}</h2>
		<div className="home-figures">
			{figures.rows.map(({ title: row, values }) => (
				<table key={row}>
					<caption>{rows[row] ?? row}</caption>
					<tbody>
						{values.map(({ tool, figure, percent }, index) => (
							<tr key={tool} className={index === 0 ? "is-ours" : undefined}>
								<th scope="row">{tool}</th>
								<td>
									<svg aria-hidden="true">
										<rect width={`${percent}%`} height="100%" rx="2" />
									</svg>
								</td>
								<td>{localizedFigure(figure, language, units)}</td>
							</tr>
						))}
					</tbody>
				</table>
			))}
			<p className="home-note">
				{text} <Link to={source.to}>{source.label}</Link>
			</p>
		</div>
	</section>
);

/** Shows its end until a reader plays it: the picture that moves is loaded then, and begins. */
const Recording = ({
	image,
	words: { description, play, transcript },
}: {
	readonly image: (name: string) => string;
	readonly words: HomeWords["recording"];
}) => (
	<figure className="home-recording">
		{["#still", ""].map((fragment) => (
			<picture key={fragment} className={fragment ? "is-still" : "is-moving"}>
				<source media="(max-width: 45em)" srcSet={image("recording-narrow.svg") + fragment} width={376} height={436} />
				<img src={image("recording.svg") + fragment} alt="" width={680} height={436} loading="lazy" />
			</picture>
		))}
		<figcaption>
			<p>{description}</p>
			<label className="button">
				<input type="checkbox" /> {play}
			</label>
			<details>
				<summary>{transcript}</summary>
				<pre>
					<code>{session.map(({ command, output }) => [`$ ${command}`, ...output, ""].join("\n")).join("\n")}</code>
				</pre>
			</details>
		</figcaption>
	</figure>
);

const Links = ({ title, items }: TitledLinks) => (
	<section>
		<h2>{title}</h2>
		<ul className="home-cards">
			{items.map(({ label, to, text }) => (
				<li key={to}>
					<Link to={to}>{label}</Link>
					<p>{text}</p>
				</li>
			))}
		</ul>
	</section>
);
