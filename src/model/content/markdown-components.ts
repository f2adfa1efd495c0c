/** Components of a site's theme that Markdown may use. */

/** Islands also run in the browser. */
export type MarkdownComponentKind = "component" | "island";

export type MarkdownComponentKinds = Readonly<Record<string, MarkdownComponentKind>>;
