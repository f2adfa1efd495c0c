import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../src/model/content/content.ts";
import { stylesFor } from "../../templates/page-styles.ts";

const styles = suite("page styles");

const cases: [main: string, names: string[]][] = [
	['<main class="main main-doc"><p>text</p></main>', []],
	['<main class="main main-doc"><div class="code-block"><pre>', ["code"]],
	['<main class="main main-doc"><div class="tabs" data-tabs>', ["tabs"]],
	['<main class="main main-doc"><figure class="diagram">', ["extras"]],
	['<main class="main main-doc"><ul class="tasks">', ["extras"]],
	['<main class="main main-doc"><span class="badge badge-tip">', ["components"]],
	['<main class="main main-doc"><button class="icon-button">', []],
	['<main class="main main-doc"><ul class="cards">', ["lists"]],
	['<main class="main main-post">', ["news"]],
	['<main class="main main-post-list">', ["news"]],
	['<main class="main main-text">', []],
	['<main class="main main-component"><ul class="cards"><pre>', ["code", "lists", "home"]],
];
for (const [main, names] of cases)
	styles(`${main} needs ${names.join(" and ") || "no others"}`, () => assert.equal(stylesFor(main as Html), names));

styles.run();
