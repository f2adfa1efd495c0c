import { BackToTop } from "../parts/BackToTop.tsx";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { DocsPager } from "../parts/DocsPager.tsx";
import { VersionBadge, VersionBanner } from "../parts/VersionBanner.tsx";
import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { Frame } from "./Frame.tsx";

/** A document of the help. */
export const Doc = (props: LayoutProps<"doc">) => (
	<Frame {...props}>
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
		<BackToTop strings={props.strings} />
	</Frame>
);
