import type { Chrome } from "../../src/react.ts";
import type { LocaleStrings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";

export interface FooterProps {
	readonly footer: NonNullable<Chrome["footer"]>;
	readonly strings: LocaleStrings;
}

/** The footer: columns of links, and the copyright notice. */
export const Footer = ({ footer, strings }: FooterProps) => (
	<footer className={`footer footer-${footer.style}`}>
		{footer.columns.map(({ title, items }) => (
			<nav key={title} aria-label={title}>
				<p className="footer-title" aria-hidden="true">
					{title}
				</p>
				<ul>
					{items.map(({ label, href, external }) => (
						<li key={href}>
							<Anchor href={href} external={external} strings={strings}>
								{label}
							</Anchor>
						</li>
					))}
				</ul>
			</nav>
		))}
		<p className="copyright">{footer.copyright}</p>
	</footer>
);
