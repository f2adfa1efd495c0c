import type { CategoryCard } from "../../src/model/page.ts";
import { hrefOf } from "../../src/model/route.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { BackToTopButton } from "../parts/BackToTopButton.tsx";
import { DocsPager } from "../parts/DocsPager.tsx";
import { VersionBadge, VersionBanner } from "../parts/VersionBanner.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** A generated category page: cards for the items in it. */
export function CategoryLayout(props: LayoutProps<"category">) {
	const { page, chrome } = props;
	return (
		<MainFrame {...props}>
			<VersionBanner {...props} />
			<VersionBadge {...props} />
			<div {...languageAttributesOf(page.contentLocale, chrome)}>
				<h1>{page.title}</h1>
				{page.description ? <p className="lead">{page.description}</p> : null}
			</div>
			<ul className="cards">
				{page.cards.map((card) => (
					<Card key={card.route} {...props} card={card} />
				))}
			</ul>
			<DocsPager {...props} />
			<BackToTopButton strings={props.strings} />
		</MainFrame>
	);
}

interface CardProps extends LayoutProps<"category"> {
	readonly card: CategoryCard;
}

function Card({ card, chrome, strings }: CardProps) {
	const { route, label, description, items, contentLocale } = card;
	const language = contentLocale
		? languageAttributesOf(contentLocale, chrome)
		: {};
	return (
		<li className="card" {...language}>
			<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
			{description ? <p>{description}</p> : null}
			{items === undefined ? null : <p>{strings.pageCount({ n: items })}</p>}
		</li>
	);
}
