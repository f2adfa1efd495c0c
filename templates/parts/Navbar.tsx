import type { PageProps } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { ColourMode } from "./ColourMode.tsx";
import { Logo } from "./Logo.tsx";
import { NavItems } from "./NavItems.tsx";
import { SearchBox } from "./SearchBox.tsx";

export interface NavbarProps extends PageProps {
	readonly strings: Strings;
}

/** The bar at the top. Its button opens the drawer on narrow screens. */
export function Navbar(props: NavbarProps) {
	const { chrome, strings } = props;
	return (
		<header className="navbar">
			<button
				type="button"
				className="menu-button icon-button"
				popoverTarget="menu"
				aria-label={strings.openMenu}
			>
				<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
					<path d="M3 6h18M3 12h18M3 18h18" />
				</svg>
			</button>
			<Logo chrome={chrome} strings={strings} />
			<nav className="navbar-items" aria-label={strings.mainNavigation}>
				{sideOf(props, "left")}
				{sideOf(props, "right")}
			</nav>
			<ColourMode strings={strings} />
			{chrome.search ? <SearchBox chrome={chrome} /> : null}
		</header>
	);
}

function sideOf(props: NavbarProps, side: "left" | "right") {
	const items = props.chrome.navbar.items.filter(
		({ position, type }) => position === side && type !== "search",
	);
	return items.length === 0 ? null : (
		<ul className={`navbar-${side}`}>
			<NavItems {...props} group="navbar" items={items} />
		</ul>
	);
}
