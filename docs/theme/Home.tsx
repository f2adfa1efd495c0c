import { hrefOf, type PageProps } from "ssg-docs/react";
import { Link } from "ssg-docs/templates";
import session from "../recording/session.json";

interface LinkText {
	readonly label: string;
	/** Without locale. */
	readonly to: string;
}

export interface HomeWords {
	readonly headline: string;
	/** What the tool is, in one sentence. */
	readonly lead: string;
	/** Leads to what is needed before the commands work. */
	readonly commandsNote: { readonly text: string; readonly link: LinkText };
	readonly start: LinkText;
	readonly more: LinkText;
	readonly recording: {
		/** What happens in the recording. */
		readonly description: string;
		/** Shows the end of the recording at once. */
		readonly still: string;
		readonly transcript: string;
	};
	readonly facts: {
		readonly title: string;
		readonly items: readonly {
			readonly figure: string;
			readonly title: string;
			readonly text: string;
			readonly source: LinkText;
		}[];
	};
	readonly result: {
		readonly title: string;
		readonly text: string;
		/** Describes the picture. */
		readonly picture: string;
		readonly items: readonly (LinkText & { readonly text: string })[];
	};
	readonly tools: { readonly title: string; readonly items: readonly (LinkText & { readonly text: string })[] };
}

const COMMANDS = ["npx ./ssg-docs-0.1.0.tgz init my-site", "cd my-site && npm install && npm run watch"];

/** The home page; each locale brings its words. */
export function Home({ chrome, ...words }: PageProps & HomeWords) {
	const { headline, lead, commandsNote, start, more } = words;
	const { recording, facts, result, tools } = words;
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
				<Recording image={image} words={recording} />
			</header>
			<section>
				<h2>{facts.title}</h2>
				<ul className="home-facts">
					{facts.items.map(({ figure, title, text, source }) => (
						<li key={title}>
							<strong>{figure}</strong>
							<h3>{title}</h3>
							<p>
								{text} <Link to={source.to}>{source.label}</Link>
							</p>
						</li>
					))}
				</ul>
			</section>
			<section>
				<h2>{result.title}</h2>
				<p className="home-lead">{result.text}</p>
				<div className="home-result">
					{["light", "dark"].map((mode) => (
						<picture key={mode} className={`in-${mode}-mode`}>
							<source media="(max-width: 720px)" srcSet={image(`site-narrow-${mode}.webp`)} width={390} height={620} />
							<img src={image(`site-${mode}.webp`)} alt={result.picture} width={1180} height={700} loading="lazy" />
						</picture>
					))}
					<Links items={result.items} />
				</div>
			</section>
			<section>
				<h2>{tools.title}</h2>
				<Links items={tools.items} />
			</section>
		</div>
	);
}

/** It is played once. The same file shows its end where a reader asks for that, or prefers no motion. */
const Recording = ({
	image,
	words: { description, still, transcript },
}: {
	readonly image: (name: string) => string;
	readonly words: HomeWords["recording"];
}) => (
	<figure className="home-recording">
		{["", "#still"].map((fragment) => (
			<picture key={fragment} className={fragment ? "is-still" : "is-moving"}>
				<source media="(max-width: 720px)" srcSet={image("recording-narrow.svg") + fragment} width={376} height={436} />
				<img src={image("recording.svg") + fragment} alt={description} width={568} height={436} />
			</picture>
		))}
		<figcaption>
			<label>
				<input type="checkbox" /> {still}
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

const Links = ({ items }: { readonly items: readonly (LinkText & { readonly text: string })[] }) => (
	<ul className="home-cards">
		{items.map(({ label, to, text }) => (
			<li key={to}>
				<Link to={to}>{label}</Link>
				<p>{text}</p>
			</li>
		))}
	</ul>
);
