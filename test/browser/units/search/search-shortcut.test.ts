import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isSearchShortcut } from "../../../../src/browser/search/search-box.ts";

const keys = suite("search shortcut");

const plain = { key: "", code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

const cases: [name: string, press: Partial<typeof plain>, onPage: boolean, inField: boolean][] = [
	["Ctrl+K", { key: "k", ctrlKey: true }, true, true],
	["⌘K", { key: "k", metaKey: true }, true, true],
	["Ctrl+K with Caps Lock", { key: "K", ctrlKey: true }, true, true],
	["Ctrl+K on a Cyrillic keyboard", { key: "л", code: "KeyK", ctrlKey: true }, true, true],
	["a slash", { key: "/" }, true, false],
	["Shift+7 where it types a slash", { key: "/", shiftKey: true }, true, false],
	["a K", { key: "k" }, false, false],
	["Ctrl+Shift+K", { key: "K", ctrlKey: true, shiftKey: true }, false, false],
	["Ctrl+Alt+K", { key: "k", ctrlKey: true, altKey: true }, false, false],
	["Ctrl+T where the K key types T", { key: "t", code: "KeyK", ctrlKey: true }, false, false],
	["Ctrl+slash", { key: "/", ctrlKey: true }, false, false],
];
for (const [name, press, onPage, inField] of cases)
	keys(
		`${name} ${onPage ? "opens the search" : "does not open the search"}, ${inField ? "even" : "not"} from a field`,
		() => {
			const pressed = { ...plain, ...press };
			assert.is(isSearchShortcut(pressed, false), onPage);
			assert.is(isSearchShortcut(pressed, true), inField);
		},
	);

keys.run();
