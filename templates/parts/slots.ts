/** Places where the theme shows nothing until a site puts something there. */
import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

const createSlot = <Props extends object>() => replaceable((_props: Props) => null);

/** At the end of `<head>`: metadata, links and scripts that the content security policy allows. */
export const HeadEnd = createSlot<LayoutProps>();

/** At the end of the navbar, after the search box. */
export const NavbarEnd = createSlot<LayoutProps>();

/** Above the heading of a document, post or page written in Markdown. */
export const ArticleStart = createSlot<LayoutProps<AuthoredPageKind>>();

/** Between the heading and the text that an author wrote. */
export const ContentStart = createSlot<LayoutProps<AuthoredPageKind>>();

/** Directly after the text that an author wrote. */
export const ContentEnd = createSlot<LayoutProps<AuthoredPageKind>>();

/** After the text, its tags and its dates. */
export const ArticleEnd = createSlot<LayoutProps<AuthoredPageKind>>();

/** At the end of the footer, also on a site whose configuration has no `footer`. */
export const FooterEnd = createSlot<LayoutProps>();
