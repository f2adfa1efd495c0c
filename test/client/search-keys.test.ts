import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isSearchKey } from "../../src/client/search-keys.ts";

const keys = suite("keys of the search");

const plain = {
	key: "",
	code: "",
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
};

const cases: [
	name: string,
	press: Partial<typeof plain>,
	reading: boolean,
	writing: boolean,
][] = [
	["Ctrl+K", { key: "k", ctrlKey: true }, true, true],
	["⌘K", { key: "k", metaKey: true }, true, true],
	["Ctrl+K with the capitals locked", { key: "K", ctrlKey: true }, true, true],
	["Ctrl+K in Cyrillic", { key: "л", code: "KeyK", ctrlKey: true }, true, true],
	["a slash", { key: "/" }, true, false],
	["a slash above the seven", { key: "/", shiftKey: true }, true, false],
	["a K", { key: "k" }, false, false],
	["Ctrl+Shift+K", { key: "K", ctrlKey: true, shiftKey: true }, false, false],
	["Ctrl+Alt+K", { key: "k", ctrlKey: true, altKey: true }, false, false],
	[
		"Ctrl+T where K is written T",
		{ key: "t", code: "KeyK", ctrlKey: true },
		false,
		false,
	],
	["Ctrl and a slash", { key: "/", ctrlKey: true }, false, false],
];
for (const [name, press, reading, writing] of cases)
	keys(
		`${name} ${reading ? "leads to it" : "does not lead to it"}, ${writing ? "also" : "not"} from a field`,
		() => {
			const pressed = { ...plain, ...press };
			assert.is(isSearchKey(pressed, false), reading);
			assert.is(isSearchKey(pressed, true), writing);
		},
	);

keys.run();
