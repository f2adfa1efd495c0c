import { PACKAGE_NAME } from "../../model/package-name.ts";
import { localizedSource } from "./source-text.ts";

/** The theme: a component, an island and a style sheet, added to the default theme. */
export const themeFile = (
	languages: readonly string[],
): string => `import { createTheme, type PartProps } from "${PACKAGE_NAME}/templates";
import Counter from "./Counter.tsx";
import "./site.css";

const texts: Readonly<Record<string, string>> = ${localizedSource(languages, "articleEnd")};

/** Shown below every article. */
function ArticleEnd({ chrome }: PartProps<"ArticleEnd">) {
	return <p className="article-end">{texts[chrome.locale.name]}</p>;
}

export default createTheme({ parts: { ArticleEnd }, islands: { Counter } });
`;

/** Its file is named like the island. */
export const ISLAND_FILE = `import { useState } from "react";

/** An island: its script is loaded only on pages that use it. In Markdown: ::Counter{label="Clicks"} */
export default function Counter({ label }: { readonly label: string }) {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{label}: {count}
		</button>
	);
}
`;

export const STYLE_SHEET = `/* The colours and sizes of the theme are variables. Set colours for both modes. */
:root { --accent: #7a3a94; --accent-soft: #f3e8f7 }

[data-theme="dark"] { --accent: #d9a5ea; --accent-soft: #33203b; --on-accent: #26102f }

.article-end {
	color: var(--faint);
}
`;
