import type { ReactNode } from "react";
import { hrefOf, localizedRoute, type PageProps } from "ssg-docs/react";
import { FormattedDate, Link } from "ssg-docs/templates";
import { DESKTOP_HEIGHT, DESKTOP_WIDTH, Desktop } from "./drawings/Desktop.tsx";
import { Drawing } from "./drawings/kit.tsx";
import { Mobile, PHONE_HEIGHT, PHONE_WIDTH } from "./drawings/Mobile.tsx";
import { NewsPicture } from "./drawings/NewsPicture.tsx";
import { InStep, PlainText, Unreadable } from "./drawings/Screens.tsx";
import { type Sample, sampleIn } from "./drawings/sample.ts";

interface LinkText {
	readonly label: string;
	/** Without locale. */
	readonly to: string;
}
interface Passage {
	readonly title: string;
	readonly text: string;
}

interface Words {
	readonly headline: string;
	/** What the application is, in one sentence. */
	readonly lead: string;
	/** Leads to the instructions for all systems. */
	readonly start: LinkText;
	/** The button for the reader's own system, with its name. */
	readonly download: (system: string) => string;
	readonly help: LinkText;
	/** What it runs on, each with its instructions. */
	readonly systems: {
		readonly title: string;
		readonly items: readonly LinkText[];
	};
	/** Describes the picture of the application. */
	readonly picture: string;
	readonly reasons: {
		readonly title: string;
		readonly open: Passage;
		readonly yours: Passage;
		readonly locked: Passage;
	};
	/** Figures with their source and date. */
	readonly facts: {
		readonly title: string;
		readonly items: readonly {
			readonly figure: string;
			readonly text: string;
			readonly source: LinkText;
		}[];
	};
	readonly ways: {
		readonly title: string;
		readonly items: readonly (LinkText & { readonly text: string })[];
	};
	readonly news: { readonly title: string; readonly all: LinkText };
	readonly end: Passage;
}

const RELEASES = "https://github.com/laurent22/joplin/releases/latest";

/**
 * Where the newest version for each system is; the style sheet shows the button of the reader's own. These addresses do not
 * name a version.
 */
const DOWNLOADS = [
	{ system: "windows", name: "Windows", to: RELEASES },
	{ system: "mac", name: "macOS", to: RELEASES },
	{ system: "linux", name: "Linux", to: "/help/install?os=linux#desktop" },
	{
		system: "android",
		name: "Android",
		to: "https://play.google.com/store/apps/details?id=net.cozic.joplin",
	},
	{
		system: "ios",
		name: "iOS",
		to: "https://apps.apple.com/app/joplin/id1315599797",
	},
];

/** The home page; each locale brings its words. */
export function Home({ page, chrome, ...words }: PageProps & Words) {
	const { locale, defaultLocale, site } = chrome;
	const href = (to: string) => {
		const [path = "", heading] = to.split("#");
		const route = localizedRoute(path, locale.name, defaultLocale, site.trailingSlash);
		return hrefOf(route, site.baseUrl) + (heading ? `#${heading}` : "");
	};
	const sample = sampleIn(locale.name);
	const posts = page.kind === "component" ? page.posts.slice(0, 3) : [];
	const { start, download, help, systems, reasons, facts, ways, news, end } = words;
	const links = (
		<p className="hero-links">
			{DOWNLOADS.map(({ system, name, to }) => (
				<Link key={system} className={`button button--primary download download-${system}`} to={to}>
					{download(name)}
				</Link>
			))}
			<a className="button button--primary download-any" href={href(start.to)}>
				{start.label}
			</a>
			<a className="button button--secondary" href={href(help.to)}>
				{help.label}
			</a>
		</p>
	);
	return (
		<>
			<header className="hero hero-wide">
				<div>
					<h1>{words.headline}</h1>
					<p className="hero-lead">{words.lead}</p>
					{links}
					<p className="hero-note">
						{systems.title}{" "}
						{systems.items.map(({ label, to }, i) => (
							<span key={label}>
								{i > 0 ? " · " : ""}
								<a href={href(to)}>{label}</a>
							</span>
						))}
					</p>
				</div>
				<Picture sample={sample} label={words.picture} />
			</header>
			<section className="band">
				<h2>{reasons.title}</h2>
				<ul className="cards reasons">
					<Reason {...reasons.open} picture={<PlainText sample={sample} />} />
					<Reason {...reasons.yours} picture={<InStep sample={sample} />} />
					<Reason {...reasons.locked} picture={<Unreadable sample={sample} />} />
				</ul>
			</section>
			<section className="band">
				<h2>{facts.title}</h2>
				<ul className="cards reasons facts">
					{facts.items.map(({ figure, text, source }) => (
						<li key={figure}>
							<strong>{figure}</strong>
							<p>
								{text} <a href={href(source.to)}>{source.label}</a>
							</p>
						</li>
					))}
				</ul>
			</section>
			<section className="band">
				<h2>{ways.title}</h2>
				<ul className="cards">
					{ways.items.map(({ label, to, text }) => (
						<li className="card" key={to}>
							<a href={href(to)}>{label}</a>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			{posts.length > 0 && (
				<section className="band latest">
					<h2>{news.title}</h2>
					<ul>
						{posts.map(({ route, label, date, description, tags }) => (
							<li key={route}>
								<NewsPicture post={{ title: label, tags }} />
								<FormattedDate of={date} locale={locale} />
								<a href={hrefOf(route, site.baseUrl)}>{label}</a>
								<p>{description}</p>
							</li>
						))}
					</ul>
					<p>
						<a href={href(news.all.to)}>{news.all.label}</a>
					</p>
				</section>
			)}
			<section className="band closing">
				<h2>{end.title}</h2>
				<p className="hero-lead">{end.text}</p>
				{links}
			</section>
		</>
	);
}

/** The application on a computer and a phone; on a narrow screen only the phone. */
const Picture = ({ sample, label }: { readonly sample: Sample; readonly label: string }) => (
	<div role="img" aria-label={label}>
		<Drawing className="drawing drawing-wide" width={DESKTOP_WIDTH + 170} height={DESKTOP_HEIGHT + 60}>
			<Desktop x={2} y={2} sample={sample} />
			<Mobile x={DESKTOP_WIDTH + 160 - PHONE_WIDTH} y={DESKTOP_HEIGHT + 46 - PHONE_HEIGHT} sample={sample} />
		</Drawing>
		<Drawing className="drawing drawing-narrow" width={PHONE_WIDTH + 8} height={PHONE_HEIGHT + 12}>
			<Mobile x={2} y={2} sample={sample} />
		</Drawing>
	</div>
);

const Reason = ({ title, text, picture }: Passage & { readonly picture: ReactNode }) => (
	<li>
		{picture}
		<h3>{title}</h3>
		<p>{text}</p>
	</li>
);
