// Test run: integration
/** Diagrams that the build draws mean the same as in Mermaid: its own parser is asked. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as uvuAssert from "uvu/assert";
import { drawDiagram } from "../../src/diagrams/draw-diagram.ts";
import type { LineEnd } from "../../src/diagrams/graph.ts";
import { readEntityRelationships } from "../../src/diagrams/read-entity-relationships.ts";
import { readFlowchart } from "../../src/diagrams/read-flowchart.ts";
import { readStateDiagram } from "../../src/diagrams/read-state-diagram.ts";
import { readSequence } from "../../src/diagrams/sequence/read-sequence.ts";
import { readStatements } from "../../src/diagrams/statements.ts";
import { assertNone } from "../assert-none.ts";
import { databaseOf } from "./mermaid-model.ts";

/** Values of Mermaid come from another global object, whose arrays are not equal to ours. */
const assert = {
	...uvuAssert,
	equal: (actual: unknown, expected: unknown, message?: string) =>
		uvuAssert.is(JSON.stringify(actual, null, 1), JSON.stringify(expected, null, 1), message),
};

const reading = suite("diagrams are read as Mermaid reads them");

/** All diagrams of the site of this repository. */
const OWN = readdirSync("content", { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".md"))
	.flatMap((name) =>
		[...readFileSync(path.join("content", name), "utf8").matchAll(/^( *)```mermaid\n([\s\S]*?)\n\1```/gm)].map(
			([, , text = ""]) => text,
		),
	);

const FLOWCHARTS = [
	"graph LR\nA --- B\nB ---- C\nC -.- D\nD -..-> E\nE === F\nF ===> G\nG ~~~ H",
	"graph TD;A-->B;B-->C;",
	"flowchart RL\nA-->|one|B -->|two words| C\nA -- text --> C\nA == thick ==> B\nA -. dotted .-> C\nA -- open --- B",
	'graph BT\nA["a (b) [c]"] --> B(["x"])\nC{{"six"}} --> D[("db")]\nE(((two))) --> F((one))\nG>flag] --> H[[sub]]',
	"graph LR\nA[/lean/] --> B[\\back\\]\nC[/trap\\] --> D[\\inv/]\nE{who?} --> F([stadium]) --> G[(db)] --> H(round)",
	"graph LR\nA & B --> C & D --> E\nE o--o F\nF x--x G\nG <--> H\nH --o I\nI --x J\nJ <-.-> K\nK <==> L",
	"graph LR\nsubgraph one [First]\nA --> B\nend\nsubgraph two\nC\nend\nA --> C\none --> two\nsubgraph outer\ndirection TB\nsubgraph inner\nD\nend\nD --> E\nend",
	"graph LR\n%% comment\nA[first] --> B\nA[second]\nclassDef x fill:#f00\nclass A x\nB:::x --> C\nstyle C fill:#fff,stroke:#333",
	"graph LR\na-b --> c.d\ne_f --> ü\n1 --> 2",
	"graph\nA[line<br>break] --> B[#quot;x#quot; #amp;]",
	"graph LR\nA --> A\nA -->|again| A",
	"graph LR\nx --> oo\nA---oB\nA---xB",
];

const SHAPES: Readonly<Record<string, string>> = {
	square: "rect",
	odd: "flag",
	lean_right: "lean-right",
	lean_left: "lean-left",
	inv_trapezoid: "inverted-trapezoid",
	doublecircle: "double-circle",
};

const STROKES: Readonly<Record<string, string>> = { normal: "solid" };

const typeOf = (start: LineEnd, end: LineEnd): string => {
	if (end === "none") return "arrow_open";
	const head = end === "arrow" ? "point" : end;
	return `${start === "none" ? "" : "double_"}arrow_${head}`;
};

/** A label as Mermaid has it while it parses. */
const plain = (text: string) =>
	text
		.replace(/<br\s*\/?>|\n/g, " ")
		.replace(/ﬂ°°?quot¶ß|"/g, "'")
		.replace(/ﬂ°°?amp¶ß|&/g, "+")
		.trim();

async function compareFlowchart(text: string) {
	const db = await databaseOf(text);
	const { nodes, edges, groups } = readFlowchart(readStatements(text));
	uvuAssert.ok(db?.getVertices && db.getEdges && db.getSubGraphs, text);
	const subgraphs = db.getSubGraphs();
	const groupIds = new Set(subgraphs.map(({ id }) => id));
	assert.equal(
		nodes.map(({ id, label, shape }) => [id, plain(label), shape]).sort(),
		[...db.getVertices()]
			.filter(([id]) => !groupIds.has(id))
			.map(([id, { text, type }]) => [id, plain(text), SHAPES[type ?? "square"] ?? type])
			.sort(),
		text,
	);
	assert.equal(
		edges.map(({ from, to, label, line, start, end, length }) => [
			...[from, to, plain(label), line],
			...(line === "invisible" ? [] : [typeOf(start, end), length]),
		]),
		db
			.getEdges()
			.map((edge) => [
				...[edge.start, edge.end, plain(edge.text)],
				STROKES[edge.stroke] ?? edge.stroke,
				...(edge.stroke === "invisible" ? [] : [edge.type, edge.length]),
			]),
		text,
	);
	const members = groups.map(({ id, label }) => [
		label,
		[...nodes.filter(({ group }) => group === id), ...groups.filter(({ parent }) => parent === id)]
			.map((item) => item.id.trim())
			.sort(),
	]);
	assert.equal(members.sort(), subgraphs.map(({ title, nodes }) => [title, [...nodes].sort()]).sort(), text);
}

reading("flowcharts", async () => {
	const own = OWN.filter((text) => /^(graph|flowchart)/.test(text));
	uvuAssert.ok(own.length > 100);
	for (const text of [...FLOWCHARTS, ...own]) await compareFlowchart(text);
});

const SEQUENCES = [
	"sequenceDiagram\nactor A as Al ice\nparticipant B\nA->>+B: hi\nB-->>-A: there\nA->B: x\nA-->B: y\nA-xB: z\nA--xB: q\nA-)B: r\nA--)B: s\nA<<->>B: both\nA<<-->>B: dotted",
	"sequenceDiagram\nAlice->>Bob Smith: Hello, you\nNote left of Alice: left\nNote right of Bob Smith: right\nnote over Alice,Bob Smith: over",
	"sequenceDiagram\nautonumber\nA->>B: one\nloop every day\nB->>A: two\nend\nopt maybe\nA->>A: self\nend",
	"sequenceDiagram\npar first\nA->>B: x\nand second\nA->>C: y\nend\ncritical c\nA->>B: z\noption o\nB->>A: w\nend\nbreak when\nA->>B: v\nend",
	"sequenceDiagram\nA->>B: x\nactivate B\nB->>A: y\ndeactivate B",
];

/** Mermaid's numbers for the kinds of messages. */
const MESSAGE_TYPES: Readonly<Record<number, string>> = {
	0: "none solid arrow",
	1: "none dotted arrow",
	3: "none solid cross",
	4: "none dotted cross",
	5: "none solid none",
	6: "none dotted none",
	24: "none solid open",
	25: "none dotted open",
	33: "arrow solid arrow",
	34: "arrow dotted arrow",
};

reading("sequence diagrams", async () => {
	const own = OWN.filter((text) => text.startsWith("sequence"));
	uvuAssert.ok(own.length > 60);
	for (const text of [...SEQUENCES, ...own]) {
		const db = await databaseOf(text);
		uvuAssert.ok(db?.getActors && db.getMessages, text);
		const { participants, steps } = readSequence(readStatements(text));
		assert.equal(
			participants.map(({ id, label, isPerson }) => [...[id, plain(label)], isPerson ? "actor" : "participant"]),
			[...db.getActors()].map(([id, { description, type }]) => [...[id, plain(description)], type]),
			text,
		);
		const messages = db.getMessages();
		assert.equal(
			steps.flatMap((step) =>
				step.kind === "message"
					? [[...[step.from, step.to, plain(step.label)], `${step.start} ${step.line} ${step.end}`]]
					: step.kind === "note"
						? [[step.at[0], step.at.at(-1), plain(step.label), undefined]]
						: [],
			),
			messages
				.filter(({ from, to }) => from && to)
				.map(({ from, to, message, type }) => [...[from, to, plain(String(message))], MESSAGE_TYPES[type]]),
			text,
		);
		uvuAssert.is(
			steps.filter(({ kind }) => kind !== "message" && kind !== "note").length,
			messages.filter(({ from, to, type }) => !(from && to) && type !== 26).length,
			text,
		);
	}
});

const STATES = [
	"stateDiagram-v2\n[*] --> A\nA --> B: a label\nB --> [*]",
	'stateDiagram\ndirection LR\nstate "Long name" as L\nL --> M\nM : described\nM --> L : back',
	"stateDiagram-v2\nstate f <<fork>>\n[*] --> f\nf --> A\nf --> B\nstate c <<choice>>\nA --> c",
	"stateDiagram-v2\n[*] --> Outer\nstate Outer {\n[*] --> Inner\nInner --> [*]\n}\nOuter --> [*]",
];

reading("state diagrams", async () => {
	const own = OWN.filter((text) => text.startsWith("state"));
	for (const text of [...STATES, ...own]) {
		const data = (await databaseOf(text))?.getData?.();
		uvuAssert.ok(data, text);
		const { nodes, edges, groups } = readStateDiagram(readStatements(text));
		const name = (id: string) =>
			id.replace(/^ (start|end) (.*)/, (_, role, group) => [group || "root", role].join("_"));
		assert.equal([...nodes, ...groups].map(({ id }) => name(id)).sort(), data.nodes.map(({ id }) => id).sort(), text);
		assert.equal(
			edges.map(({ from, to, label }) => [name(from), name(to), label].join("|")).sort(),
			data.edges.map(({ start, end, label }) => [start, end, label].join("|")).sort(),
			text,
		);
	}
});

const ENTITIES = [
	'erDiagram\nA ||--o{ B : has\nB }|..|{ C : "two words"\nC |o--o| D : x\nD }o--|| A : y',
	'erDiagram\nCUSTOMER ||--o{ ORDER : places\nCUSTOMER {\nstring name PK "the name"\nint age\n}\np[Person] {\nstring id PK, FK\n}',
];

const CARDINALITIES: Readonly<Record<string, LineEnd>> = {
	ONLY_ONE: "one",
	ZERO_OR_ONE: "zero-or-one",
	ONE_OR_MORE: "one-or-more",
	ZERO_OR_MORE: "zero-or-more",
};

reading("entity relationship diagrams", async () => {
	const own = OWN.filter((text) => text.startsWith("erDiagram"));
	for (const text of [...ENTITIES, ...own]) {
		const db = await databaseOf(text);
		uvuAssert.ok(db?.getEntities && db.getRelationships, text);
		const { nodes, edges } = readEntityRelationships(readStatements(text));
		const entities = [...db.getEntities()];
		assert.equal(
			nodes.map(({ id, label, rows = [] }) => [...[id, label], rows.map((row) => row.filter(Boolean))]),
			entities.map(([id, { label, alias, attributes }]) => [
				...[id, alias || label],
				attributes.map(({ type, name, keys = [], comment = "" }) =>
					[type, name, keys.join(", "), comment].filter(Boolean),
				),
			]),
			text,
		);
		const nameOf = (key: string) => entities.find(([, { id }]) => id === key)?.[0];
		assert.equal(
			edges.map(({ from, to, label, line, start, end }) => [...[from, to, label, line === "solid", start, end]]),
			db.getRelationships().map(({ entityA, entityB, roleA, relSpec }) => [
				...[nameOf(entityA), nameOf(entityB), roleA],
				relSpec.relType === "IDENTIFYING",
				// `cardA` is that of the second entity.
				...[CARDINALITIES[relSpec.cardB], CARDINALITIES[relSpec.cardA]],
			]),
			text,
		);
	}
});

reading("all of our own are drawn", () => {
	assertNone(OWN.filter((text) => !drawDiagram(text)));
});

/** Each is left to Mermaid, because it is a mistake or is not drawn here. */
const UNDRAWN = [
	"",
	"graph LR",
	"pie\n\t'a' : 1",
	"graph LR\nA --> --> B",
	"graph LR\nA[x --> B",
	"graph LR\nA[x]] --> B",
	"graph LR\nA [x] --> B",
	"graph LR\nA --> end",
	"graph LR\nsubgraph x\nA",
	"graph LR\nA --> B\nend",
	"graph LR\nA@{ shape: cloud }",
	"graph LR\nA --> B\nlinkStyle 0 stroke:#f00",
	'graph LR\nA["`**bold**`"]',
	"graph LR\nA[fa:fa-car x]",
	'graph LR\nA["$$x^2$$"]',
	"%%{init: {}}%%\ngraph LR\nA",
	"---\ntitle: x\n---\ngraph LR\nA",
	"sequenceDiagram\nA->>B: x; y",
	"sequenceDiagram\nA->>B",
	"sequenceDiagram\nbox Aqua\nA->>B: x\nend",
	"sequenceDiagram\nloop x\nA->>B: y",
	"sequenceDiagram\nA->>B: x\nelse y",
	"stateDiagram-v2\nA --> B\nnote right of A : x",
	"stateDiagram-v2\nstate A {\n[*] --> B",
	"erDiagram\nA ||--o{ B : has too much",
	"classDiagram\nA <|-- B",
	`graph LR\n${Array.from({ length: 500 }, (_, i) => `a${i} --> b${i}`).join("\n")}`,
	`graph LR\n${"A & ".repeat(50)}A --> ${"B & ".repeat(50)}B`,
	`graph LR\nA[${"x ".repeat(6000)}]`,
];

for (const text of UNDRAWN)
	reading(`not drawn: ${JSON.stringify(text.slice(0, 50))}`, () => uvuAssert.is(drawDiagram(text), undefined));

reading.run();
