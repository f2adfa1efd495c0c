import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { accentShades, accentStyles } from "../../../src/engine/bundle/accent.ts";
import { contrastOf } from "../../../src/model/color.ts";

const accents = suite("accent");

/** As in `tokens.css`. */
const surfaces = { light: ["#fdfcfa", "#f5f3ee"], dark: ["#131716", "#1c2120"] } as const;

accents("text in any accent, and on it, is readable in both modes", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
			const shades = accentShades(`#${number.toString(16).padStart(6, "0")}`);
			for (const mode of ["light", "dark"] as const) {
				const { accent, ...tints } = shades[mode];
				for (const other of [...surfaces[mode], ...Object.values(tints)])
					assert.ok(contrastOf(String(accent), other) >= 4.5, `${mode}: ${accent} on ${other}`);
			}
		}),
		{ numRuns: 500 },
	);
});

accents("the contrast is that of WCAG", () => {
	assert.is(contrastOf("#000", "#fff"), 21);
	assert.is(contrastOf("#777777", "#ffffff").toFixed(2), "4.48");
	assert.is(contrastOf("#ffffff", "#777777").toFixed(2), "4.48");
});

accents("a readable colour stays as it is, others keep their hue", () => {
	assert.is(accentShades("#0c655a").light.accent, "#0c655a");
	assert.is(accentShades("#1071d3").light.accent, "#056cce");
	assert.match(accentShades("#ff0").light.accent, /^#(\w\w)\1(?:00)$/);
	assert.is(accentShades("#ff0").dark.accent, "#ffff00");
});

accents("the style sheet has the shades of both modes", () => {
	assert.is(
		accentStyles("#1071d3"),
		':root{--accent:#056cce;--accent-soft:#e6f0fc;--on-accent:#ffffff}[data-theme="dark"]{--accent:#85bbfe;--accent-soft:#1f2c3d;--on-accent:#111b28}',
	);
});

accents.run();
