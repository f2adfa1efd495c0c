import { languageOf } from "../language.ts";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** A page written in React: what it shows is its own affair. */
export function Component({
	component: Shown,
	...props
}: LayoutProps<"component">) {
	const { page, chrome } = props;
	if (!Shown) throw new Error(`no component for ${page.source}`);
	return (
		<Frame {...props}>
			<div {...languageOf(page.contentLocale, chrome)}>
				<Shown page={page} chrome={chrome} />
			</div>
		</Frame>
	);
}
