import type { ComponentType } from "react";
import type { PageProps } from "../src/react.ts";
import type { Layouts } from "./layouts/index.ts";
import type { LayoutProps } from "./props.ts";
import { stringsOf } from "./strings/index.ts";

/** Returns a component that renders `<main>` with the layout for the page's kind. */
export const createMain = (layouts: Layouts) =>
	function Main(props: PageProps) {
		// TypeScript cannot correlate the kind of `props.page` with the layout looked up for it.
		const Layout = layouts[props.page.kind] as ComponentType<LayoutProps>;
		return <Layout {...props} strings={stringsOf(props.chrome.locale)} />;
	};
