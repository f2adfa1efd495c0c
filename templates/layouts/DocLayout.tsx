import { BackToTopButton } from "../parts/BackToTopButton.tsx";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { DocsPager } from "../parts/DocsPager.tsx";
import { VersionBadge, VersionBanner } from "../parts/VersionBanner.tsx";
import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { HomeFrame } from "./HomeFrame.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A documentation page. */
export const DocLayout = (props: LayoutProps<"doc">) =>
	props.page.layout === "home" ? <HomeFrame {...props} /> : <Doc {...props} />;

const Doc = (props: LayoutProps<"doc">) => (
	<MainFrame {...props}>
		<VersionBanner {...props} />
		<Article
			{...props}
			before={
				<>
					<Breadcrumbs {...props} />
					<VersionBadge {...props} />
				</>
			}
		/>
		<DocsPager {...props} />
		<BackToTopButton strings={props.strings} />
	</MainFrame>
);
