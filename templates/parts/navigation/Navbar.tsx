import type { Chrome } from "../../../src/react.ts";
import type { LayoutProps } from "../../props.ts";
import { replaceable } from "../../replaceable.tsx";
import { ColorModeToggle } from "../ColorModeToggle.tsx";
import { NavbarLogo } from "../Logo.tsx";
import { RawHtml } from "../RawHtml.tsx";
import { SearchBar } from "../Search.tsx";
import { NavbarEnd } from "../slots.ts";
import { NavbarItems } from "./NavbarItems.tsx";

/** The navbar. On narrow screens, its button opens the drawer. */
export const Navbar = replaceable(function Navbar(props: LayoutProps) {
	const { chrome, strings } = props;
	return (
		<header className="navbar">
			<button type="button" className="menu-button icon-button" popoverTarget="ssgMenu" aria-label={strings.openMenu}>
				<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
					<path d="M3 6h18M3 12h18M3 18h18" />
				</svg>
			</button>
			<NavbarStart {...props} />
			<nav className="navbar-items" aria-label={strings.mainNavigation}>
				{renderNavbarSide(props, "left")}
				{renderNavbarSide(props, "right")}
			</nav>
			{chrome.social ? <RawHtml className="social" html={chrome.social} /> : null}
			{chrome.colorMode.disableSwitch ? null : <ColorModeToggle chrome={chrome} strings={strings} />}
			{searchPositionOf(chrome) === "right" ? <SearchBar chrome={chrome} /> : null}
			<NavbarEnd {...props} />
		</header>
	);
});

const NavbarStart = ({ chrome, strings }: LayoutProps) => (
	<>
		<NavbarLogo chrome={chrome} strings={strings} />
		{searchPositionOf(chrome) === "left" ? <SearchBar chrome={chrome} /> : null}
	</>
);

/** Without an item of its own, the search is on the right. */
function searchPositionOf({ search, navbar }: Chrome): "left" | "right" | undefined {
	if (!search) return undefined;
	return navbar.items.find(({ type }) => type === "search")?.position ?? "right";
}

function renderNavbarSide(props: LayoutProps, side: "left" | "right") {
	const items = props.chrome.navbar.items.filter(({ position, type }) => position === side && type !== "search");
	return items.length === 0 ? null : (
		<ul className={`navbar-${side}`}>
			<NavbarItems {...props} group="navbar" items={items} />
		</ul>
	);
}
