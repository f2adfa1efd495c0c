import type { ReactNode } from "react";
import { FallbackNotice, PageBanner, StaleNotice, UnlistedNotice } from "../parts/Notices.tsx";
import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

export interface MainFrameProps extends LayoutProps {
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/**
 * `<main>`, with notices about the page at the top. The ids of the theme have a capital, which ids of headings never have:
 * `## Main` is `main`. So do those of `Drawer` and of the code buttons.
 */
export const MainFrame = replaceable(({ page, chrome, strings, className, children }: MainFrameProps) => (
	<main
		id="ssgMain"
		className={`main main-${page.kind}${className ? ` ${className}` : ""}`}
		data-same-headings={page.sameHeadings?.join(" ")}
	>
		<FallbackNotice page={page} chrome={chrome} strings={strings} />
		<StaleNotice page={page} chrome={chrome} strings={strings} />
		<UnlistedNotice page={page} chrome={chrome} strings={strings} />
		<PageBanner page={page} chrome={chrome} strings={strings} />
		{children}
	</main>
));
