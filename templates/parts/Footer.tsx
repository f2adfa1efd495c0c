import type { LayoutProps } from "../props.ts";
import { replaceable, useIsReplaced } from "../replaceable.tsx";
import { Anchor } from "./Anchor.tsx";
import { FooterEnd } from "./slots.ts";

function DefaultFooter(props: LayoutProps) {
	const { footer } = props.chrome;
	const hasFooterEnd = useIsReplaced(FooterEnd);
	if (!footer && !hasFooterEnd) return null;
	return (
		<footer className={`footer footer-${footer?.style ?? "light"}`}>
			{footer?.columns.map(({ title, items }) => (
				<nav key={title} aria-label={title}>
					<p className="footer-title" aria-hidden="true">
						{title}
					</p>
					<ul>
						{items.map(({ label, href, external }) => (
							<li key={href}>
								<Anchor href={href} external={external} strings={props.strings}>
									{label}
								</Anchor>
							</li>
						))}
					</ul>
				</nav>
			))}
			{footer ? <p className="copyright">{footer.copyright}</p> : null}
			<FooterEnd {...props} />
		</footer>
	);
}

/** The footer: columns of links, and the copyright notice. Nothing if the configuration has no `footer`. */
export const Footer = replaceable(DefaultFooter);
