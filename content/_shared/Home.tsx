import { hrefOf, localized, type PageProps } from "ssg/react";

interface Link {
	readonly label: string;
	/** Without locale. */
	readonly to: string;
}

interface Words {
	readonly headline: string;
	readonly lead: string;
	readonly start: Link;
	readonly help: Link;
	readonly reasons: {
		readonly title: string;
		readonly items: readonly {
			readonly title: string;
			readonly text: string;
		}[];
	};
	/** Heading of the newest posts. */
	readonly news: string;
}

/** The home page; each locale brings its words. */
export function Home({ page, chrome, ...words }: PageProps & Words) {
	const { locale, defaultLocale, site } = chrome;
	const href = (to: string) =>
		hrefOf(localized(to, locale.name, defaultLocale, site.form), site.baseUrl);
	const day = new Intl.DateTimeFormat(locale.htmlLang, {
		dateStyle: "long",
		timeZone: "UTC",
	});
	const posts = page.kind === "component" ? page.posts : [];
	return (
		<>
			<header className="hero">
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
			</header>
			<section className="reasons">
				<h2>{words.reasons.title}</h2>
				<ul className="cards">
					{words.reasons.items.map(({ title, text }) => (
						<li className="card" key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			{posts.length > 0 && (
				<section className="latest">
					<h2>{words.news}</h2>
					<ul>
						{posts.map(({ route, label, date }) => (
							<li key={route}>
								<a href={hrefOf(route, site.baseUrl)}>{label}</a>{" "}
								<time dateTime={date}>{day.format(new Date(date))}</time>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
