import type { FooterEntry, LogoEntry } from "../../src/model/site/chrome.ts";
import type { LayoutProps } from "../props.ts";
import { replaceable, useIsReplaced } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";
import { Anchor } from "./Anchor.tsx";
import { LogoImages } from "./Logo.tsx";
import { RawHtml } from "./RawHtml.tsx";
import { FooterEnd } from "./slots.ts";

/** The footer: links, a logo and the copyright notice. Nothing if the configuration has no `footer`. */
export const Footer = replaceable(function Footer(props: LayoutProps) {
	const { footer } = props.chrome;
	const hasFooterEnd = useIsReplaced(FooterEnd);
	if (!footer && !hasFooterEnd) return null;
	return (
		<footer className={`footer footer-${footer?.style ?? "light"}`}>
			{footer?.logo && footer.columns.length > 0 ? (
				<div className="footer-brand">
					<FooterLogo logo={footer.logo} strings={props.strings} />
					<p>{props.chrome.site.tagline}</p>
				</div>
			) : null}
			{footer?.columns.map((column, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the columns never change order
				<FooterColumn key={index} {...column} strings={props.strings} />
			))}
			{footer && footer.links.length > 0 ? (
				<FooterList className="footer-links" items={footer.links} strings={props.strings} />
			) : null}
			{footer && props.chrome.social ? <RawHtml className="social" html={props.chrome.social} /> : null}
			{footer ? (
				<p className="copyright">
					{footer.logo && footer.columns.length === 0 ? (
						<>
							<FooterLogo logo={footer.logo} strings={props.strings} />
							<br />
						</>
					) : null}
					{footer.copyright}
				</p>
			) : null}
			<FooterEnd {...props} />
		</footer>
	);
});

const FooterLogo = ({ logo, strings }: { readonly logo: LogoEntry; readonly strings: LocaleStrings }) => (
	<Anchor href={logo.href} external={logo.external} strings={strings}>
		<LogoImages logo={logo} alt={logo.alt} />
	</Anchor>
);

/** A column without a title is no landmark, because it would have no name. */
function FooterColumn({ title, ...props }: FooterListProps & { readonly title: string }) {
	const list = <FooterList {...props} />;
	if (!title) return <div>{list}</div>;
	return (
		<nav aria-label={title}>
			<p className="footer-title" aria-hidden="true">
				{title}
			</p>
			{list}
		</nav>
	);
}

interface FooterListProps {
	readonly items: readonly FooterEntry[];
	readonly strings: LocaleStrings;
	readonly className?: string;
}

const FooterList = ({ items, strings, className }: FooterListProps) => (
	<ul className={className}>
		{items.map((item, index) =>
			item.type === "html" ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items never change order
				<RawHtml as="li" key={index} html={item.html} />
			) : (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items never change order
				<li key={index}>
					<Anchor href={item.href} external={item.external} strings={strings}>
						{item.label}
					</Anchor>
				</li>
			),
		)}
	</ul>
);
