/** The kinds of pages of the documentation. */
import { hrefOf } from "../../src/model/urls/route.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { BackToTopButton } from "../parts/BackToTopButton.tsx";
import { CategoryCards, cardGroupsOf } from "../parts/CategoryCards.tsx";
import { VersionBadge, VersionBanner } from "../parts/Notices.tsx";
import { Breadcrumbs, TagHeader, tagPageTexts } from "../parts/navigation/Breadcrumbs.tsx";
import { DocsPager } from "../parts/navigation/Pager.tsx";
import { type LayoutProps, ownTexts, type PageKinds } from "../props.ts";
import { Article, HomeFrame } from "./Article.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A documentation page. */
export function DocLayout(props: LayoutProps<"doc">) {
	if (props.page.layout === "home") return <HomeFrame {...props} />;
	const before = (
		<>
			<Breadcrumbs {...props} />
			<VersionBadge {...props} />
		</>
	);
	return (
		<MainFrame {...props}>
			<VersionBanner {...props} />
			<Article {...props} before={before} />
			<DocsPager {...props} />
			<BackToTopButton strings={props.strings} />
		</MainFrame>
	);
}

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
			{cardGroupsOf(page.cards).map(({ group, cards }) =>
				group === undefined ? (
					<CategoryCards {...props} key="" cards={cards} />
				) : (
					<section key={group}>
						<h2>{group}</h2>
						<CategoryCards {...props} cards={cards} />
					</section>
				),
			)}
			<DocsPager {...props} />
			<BackToTopButton strings={props.strings} />
		</MainFrame>
	);
}

/** The documents with a tag. */
export function DocTagLayout(props: LayoutProps<"doc-tag">) {
	const { page, chrome } = props;
	return (
		<MainFrame {...props}>
			<TagHeader {...props} />
			{page.docs.map(({ route, label, description, contentLocale, categories }) => (
				<article key={route} className="tagged">
					{categories.length > 0 ? <small>{categories.join(" › ")}</small> : null}
					<h2 {...languageAttributesOf(contentLocale, chrome)}>
						<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
					</h2>
					{description ? <p {...languageAttributesOf(contentLocale, chrome)}>{description}</p> : null}
				</article>
			))}
		</MainFrame>
	);
}

export const docsKinds: PageKinds<"doc" | "category" | "doc-tag"> = {
	doc: { ...ownTexts, Layout: DocLayout },
	category: { ...ownTexts, Layout: CategoryLayout },
	"doc-tag": { ...tagPageTexts, Layout: DocTagLayout },
};
