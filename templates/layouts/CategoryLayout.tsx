import { languageAttributesOf } from "../language-attributes.ts";
import { BackToTopButton } from "../parts/BackToTopButton.tsx";
import { CategoryCards } from "../parts/CategoryCards.tsx";
import { cardGroupsOf } from "../parts/card-groups.ts";
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
