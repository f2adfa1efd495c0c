import type { ReactNode } from "react";
import { hrefOf, localizedRoute, type PageProps } from "ssg/react";
import { Flight } from "./Flight.tsx";
import { Locked, Open, Yours } from "./reasons.tsx";

interface Link {
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
	readonly start: Link;
	readonly help: Link;
	/** What it runs on, and what it costs. */
	readonly note: string;
	readonly reasons: {
		readonly title: string;
		readonly open: Passage;
		readonly yours: Passage;
		readonly locked: Passage;
	};
	readonly ways: {
		readonly title: string;
		readonly items: readonly (Link & { readonly text: string })[];
	};
	readonly news: { readonly title: string; readonly all: Link };
}

/** The home page; each locale brings its words. */
export function Home({ page, chrome, ...words }: PageProps & Words) {
	const { locale, defaultLocale, site } = chrome;
	const href = (to: string) =>
		hrefOf(
			localizedRoute(to, locale.name, defaultLocale, site.form),
			site.baseUrl,
		);
	const day = new Intl.DateTimeFormat(locale.htmlLang, {
		dateStyle: "long",
		timeZone: "UTC",
	});
	const posts = page.kind === "component" ? page.posts.slice(0, 3) : [];
	const { reasons, ways, news } = words;
	return (
		<>
			<header className="hero">
				<div>
					<h1>{words.headline}</h1>
					<p className="hero-lead">{words.lead}</p>
					<p className="hero-links">
						<a className="button button--primary" href={href(words.start.to)}>
							{words.start.label}
						</a>
						<a className="button button--secondary" href={href(words.help.to)}>
							{words.help.label}
						</a>
					</p>
					<p className="hero-note">{words.note}</p>
				</div>
				<Flight />
			</header>
			<section className="band reasons">
				<h2>{reasons.title}</h2>
				<ul>
					<Reason {...reasons.open} picture={<Open />} />
					<Reason {...reasons.yours} picture={<Yours />} />
					<Reason {...reasons.locked} picture={<Locked />} />
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
						{posts.map(({ route, label, date }) => (
							<li key={route}>
								<time dateTime={date}>{day.format(new Date(date))}</time>
								<a href={hrefOf(route, site.baseUrl)}>{label}</a>
							</li>
						))}
					</ul>
					<p>
						<a href={href(news.all.to)}>{news.all.label}</a>
					</p>
				</section>
			)}
		</>
	);
}

const Reason = ({
	title,
	text,
	picture,
}: Passage & { readonly picture: ReactNode }) => (
	<li>
		{picture}
		<h3>{title}</h3>
		<p>{text}</p>
	</li>
);
