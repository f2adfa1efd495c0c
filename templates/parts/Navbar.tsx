import type { Chrome, PageProps } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { ColorModeToggle } from "./ColorModeToggle.tsx";
import { NavbarItems } from "./NavbarItems.tsx";
import { NavbarLogo } from "./NavbarLogo.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { NavbarEnd } from "./slots.ts";

export interface NavbarProps extends PageProps {
	readonly strings: LocaleStrings;
}

function DefaultNavbar(props: NavbarProps) {
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
			{chrome.colorMode.hasSwitch ? <ColorModeToggle chrome={chrome} strings={strings} /> : null}
			{searchPositionOf(chrome) === "right" ? <SearchBar chrome={chrome} /> : null}
			<NavbarEnd {...props} />
		</header>
	);
}

/** The navbar. On narrow screens, its button opens the drawer. */
export const Navbar = replaceable(DefaultNavbar);

const NavbarStart = ({ chrome, strings }: NavbarProps) => (
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

function renderNavbarSide(props: NavbarProps, side: "left" | "right") {
	const items = props.chrome.navbar.items.filter(({ position, type }) => position === side && type !== "search");
	return items.length === 0 ? null : (
		<ul className={`navbar-${side}`}>
			<NavbarItems {...props} group="navbar" items={items} />
		</ul>
	);
}
