import { hrefOf } from "../../src/model/urls/route.ts";
import type { NavbarItemProps } from "../navbar-item.ts";
import { replaceable } from "../replaceable.tsx";
import { Dropdown } from "./Dropdown.tsx";

const DefaultLocaleDropdown = ({ page, chrome, strings, group }: NavbarItemProps) => (
	<Dropdown
		className="locale-menu"
		label={chrome.locale.label}
		accessibleLabel={strings.language({ language: chrome.locale.label })}
		group={group}
	>
		{chrome.locales.map(({ name, label, htmlLang, direction }) => {
			const route = page.alternates[name];
			return route === undefined ? null : (
				<li key={name}>
					<a
						href={hrefOf(route, chrome.site.baseUrl)}
						lang={htmlLang}
						hrefLang={htmlLang}
						dir={direction}
						data-locale={name}
						aria-current={name === chrome.locale.name ? "true" : undefined}
					>
						{label}
					</a>
				</li>
			);
		})}
	</Dropdown>
);

/** Links to this page in other languages. */
export const LocaleDropdown = replaceable(DefaultLocaleDropdown);
