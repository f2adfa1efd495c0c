import type { ReactNode } from "react";
import { type PageProps, usePage } from "ssg-docs/react";
import { createTheme } from "ssg-docs/templates";

const Price = ({ amount, children }: { readonly amount: number; readonly children?: ReactNode }) => (
	<section className="price">
		{amount.toFixed(2)} € {children}
	</section>
);

/** The language of the page, also in its Markdown version. */
const Language = () => <i>{usePage().chrome.locale.label}</i>;
Language.toMarkdown = ({ of }: { readonly of: string }, { chrome }: PageProps) => `${of}: ${chrome.locale.label}`;

export default createTheme({ components: { Language, Price } });
