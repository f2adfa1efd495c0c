import { languageAttributesOf } from "../language-attributes.ts";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** A page written in React, which renders its own content. */
export function ComponentLayout({ component: Shown, ...props }: LayoutProps<"component">) {
	const { page, chrome } = props;
	if (!Shown) throw new Error(`no component for ${page.source}`);
	return (
		<MainFrame {...props}>
			<div {...languageAttributesOf(page.contentLocale, chrome)}>
				<Shown page={page} chrome={chrome} />
			</div>
		</MainFrame>
	);
}
