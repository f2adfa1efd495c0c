/** The pictures of diagrams, as markup. */
import { parseFragment } from "parse5";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawDiagram } from "../../src/diagrams/draw-diagram.ts";

const drawing = suite("pictures of diagrams");

const htmlOf = (source: string): string => drawDiagram(source)?.html ?? "";

interface Element {
	readonly nodeName: string;
	readonly value?: string;
	readonly attrs?: readonly { readonly name: string; readonly value: string }[];
	readonly childNodes?: readonly Element[];
}

const elementsIn = (html: string): Element[] => {
	const within = (node: Element): Element[] => [
		...(node.attrs ? [node] : []),
		...(node.childNodes ?? []).flatMap(within),
	];
	return within(parseFragment(html) as unknown as Element);
};

const textIn = (html: string): string[] => {
	const within = (node: Element): string[] =>
		node.nodeName === "#text" ? [node.value ?? ""] : (node.childNodes ?? []).flatMap(within);
	return within(parseFragment(html) as unknown as Element);
};

const attribute = (html: string, name: string): string | undefined =>
	elementsIn(html)[0]?.attrs?.find((one) => one.name === name)?.value;

const ELEMENTS = "svg g path rect circle text tspan".split(" ");
const ATTRIBUTES =
	"aria-label class cx cy d display dy fill font-size font-weight height r role rx stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor viewBox width x y".split(
		" ",
	);
const COLOR = /^(?:none|#[0-9a-f]{6}|var\(--[a-z-]+\))$/;

/** Attacks, in every place that takes text. */
const HOSTILE = [
	'graph LR\nA["<script>alert(1)</script>"] -->|<img src=x onerror=alert(1)>| B["#quot; onload=#quot;alert(1)"]',
	'graph LR\nA --> B\nclick A "javascript:alert(1)"\nclick B href "javascript:alert(1)" _self\nclick B call alert(1)',
	'graph LR\nA --> B\nstyle A fill:#fff" onload="alert(1),stroke:url(javascript:alert(1))\nclassDef x fill:red,background:url(//evil.example)\nclass B x',
	'graph LR\nA["#60;script#62;alert(1)#60;/script#62; &lt;b&gt;"]',
	'graph LR\naccTitle: "><script>alert(1)</script>\naccDescr: "><img src=x onerror=alert(1)>\nA',
	'graph LR\nsubgraph s ["</text></svg><script>alert(1)</script>"]\nA\nend',
	"sequenceDiagram\nparticipant A as </text></svg><img src=x onerror=alert(1)>\nA->>A: <script>alert(1)</script>\nNote over A: </svg><iframe srcdoc=x>\nloop <style>*{}</style>\nA->>A: x\nend",
	'stateDiagram-v2\nstate "<script>alert(1)</script>" as A\nA --> B: <img src=x onerror=alert(1)>',
	'erDiagram\nA ||--o{ B : "<script>alert(1)</script>"\nA {\nstring x PK "</text><script>alert(1)</script>"\n}\nC["<img src=x>"]',
	"graph LR\n__proto__[constructor] --> constructor[toString]\nclass constructor __proto__",
];

drawing("consist of shapes and text, whatever an author writes", () => {
	for (const source of HOSTILE) {
		const html = htmlOf(source);
		assert.ok(html.startsWith("<svg "), source);
		for (const { nodeName, attrs = [] } of elementsIn(html)) {
			assert.ok(ELEMENTS.includes(nodeName), `${nodeName} in ${source}`);
			for (const { name, value } of attrs) {
				assert.ok(ATTRIBUTES.includes(name), `${name} in ${source}`);
				if (name === "fill" || name === "stroke") assert.match(value, COLOR);
			}
		}
	}
});

drawing("show markup in labels as text", () => {
	assert.ok(
		textIn(htmlOf(HOSTILE[0] as string))
			.join("")
			.includes("<script>"),
	);
	assert.equal(textIn(htmlOf("graph LR\nA[a<br>b &amp; #35;1]")), ["a", "b & #1"]);
});

drawing("have a text alternative in the words of the diagram", () => {
	const alternative = (source: string) => attribute(htmlOf(source), "aria-label");
	assert.is(
		alternative("graph LR\nsubgraph apps [Apps]\nA[Phone]\nend\nA -->|upload| B(Target)\nB <--> C\nD"),
		"Apps: Phone; D; Phone → Target: upload; Target ↔ C",
	);
	assert.is(
		alternative(
			"sequenceDiagram\nautonumber\nparticipant A as Alice\nA->>B: hi\nNote over A,B: later\nalt yes\nB-->>A: ok\nelse no\nB->B: x\nend",
		),
		"1. Alice → B: hi; (Alice, B) later; alt [yes]; 2. B → Alice: ok; else [no]; 3. B – B: x; end",
	);
	assert.is(alternative('erDiagram\nA ||--o{ B : has\nA {\nint id PK "key"\n}'), "A: int id PK key; A 1 – 0..* B: has");
	assert.is(alternative("stateDiagram-v2\n[*] --> A\nA --> [*]: end"), "● → A; A → ◉: end");
	assert.is(alternative("graph LR\naccDescr: How notes travel\nA --> B"), "How notes travel");
	assert.is(drawDiagram("graph LR\naccTitle: Sync\nA --> B")?.title, "Sync");
});

drawing("give text on an author's colour the contrast that it needs", () => {
	const html = htmlOf("graph LR\nA --> B\nstyle A fill:#ffc\nclassDef dark fill:#123456,color:#123456\nclass B dark");
	assert.match(html, /fill="#ffffcc" stroke="#ffffcc"/);
	assert.match(html, /<text [^>]*fill="#000000">A</);
	assert.match(html, /<text [^>]*fill="#ffffff">B</);
});

drawing("have a second picture for phones where the first is too wide", () => {
	const chain = "graph LR\nA[Write a note] --> B[Upload it] --> C[Read it]";
	const [wide, small] = elementsIn(htmlOf(chain))
		.filter(({ nodeName }) => nodeName === "svg")
		.map(({ attrs = [] }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
	assert.is(wide?.class, "on-wide");
	assert.is(small?.class, "on-small");
	assert.is(small?.display, "none");
	assert.ok(Number(wide?.width) > 324 && Number(small?.width) <= 324);
	assert.not(drawDiagram(chain)?.isWide);
	assert.ok(drawDiagram("graph TD\nA --> B & C & D & E & F & G & H")?.isWide);
	assert.is(htmlOf("graph LR\nA --> B").split("<svg").length, 2);
});

drawing("are wide where they fit no phone", () => {
	const names = ["One", "Two", "Three", "Four", "Five"];
	const messages = names.slice(1).map((name, i) => `${names[i]}->>${name}: a message`);
	assert.ok(drawDiagram(["sequenceDiagram", ...messages].join("\n"))?.isWide);
});

drawing("are the same for the same text", () => {
	const source = "graph TD\nA --> B\nB -->|x| A";
	const first = drawDiagram(source)?.html;
	drawDiagram(`${source}\nA --> C`);
	assert.is(drawDiagram(source)?.html, first);
});

const boxesIn = (html: string) =>
	elementsIn(html)
		.filter(({ nodeName }) => nodeName === "rect")
		.map(({ attrs = [] }) => {
			const numberOf = (name: string) => Number(attrs.find((one) => one.name === name)?.value);
			const [left, top] = [numberOf("x"), numberOf("y")];
			return { left, top, right: left + numberOf("width"), bottom: top + numberOf("height") };
		});

drawing("keep groups apart", () => {
	const html = htmlOf(
		"graph LR\nsubgraph one [One]\nA --> B\nend\nsubgraph two [Two]\nC --> D\nE --> C\nend\nB <-->|messages| C",
	);
	const [first, second] = boxesIn(html);
	assert.ok(first && second);
	assert.ok(
		first.bottom <= second.top ||
			second.bottom <= first.top ||
			first.right <= second.left ||
			second.right <= first.left,
	);
});

drawing.run();
