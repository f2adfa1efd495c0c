// Test run: integration
/** What the reference of the configuration says that each example makes of a site. */
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { exampleAt, examplesOf, readConfigurationKeys, withInnerKeys } from "../../docs/generate/configuration.ts";
import { CONFIGURATION_RESULTS } from "../../docs/generate/configuration-results.ts";
import { withSources } from "../../docs/generate/declarations.ts";
import { compileSiteStyles } from "../../src/engine/bundle/site-styles.ts";
import { Cache } from "../../src/engine/cache/cache.ts";
import { theme } from "../host.ts";
import { buildSite } from "../site.ts";
import { testConfig } from "../test-config.ts";
import { assertShown } from "./shown-results.ts";

const tested = suite("results of the configuration");

const root = fileURLToPath(new URL("../..", import.meta.url));

const keys = withSources(root, (sources) => withInnerKeys([...readConfigurationKeys(sources, root).values()].flat()));

type Fields = Readonly<Record<string, unknown>>;

/** The configuration that the example of a key is. */
function exampleOf(path: string): Fields {
	const key = keys.find((one) => one.path === path);
	const [example] = key ? examplesOf(key) : [];
	assert.ok(key && example, `${path} has no example`);
	return runInNewContext(`({ ${exampleAt(key, example)} })`);
}

const REQUIRED = { title: "Handbook", url: "https://docs.example.org" };

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const merge = (one: Fields, other: Fields): Fields => ({
	...one,
	...Object.fromEntries(
		Object.entries(other).map(([key, value]) => {
			const before = one[key];
			return [key, isFields(before) && isFields(value) ? merge(before, value) : value];
		}),
	),
});

for (const { files = {}, config = {}, results } of CONFIGURATION_RESULTS.sites)
	tested(Object.keys(results).join(", "), async () => {
		const merged = [config, ...Object.keys(results).map(exampleOf)].reduce(merge, REQUIRED);
		const styles = await compileSiteStyles(testConfig(merged), new Cache());
		const bundle = { ...theme, files: styles.files };
		const { outputs, problems } = await buildSite({ ...CONFIGURATION_RESULTS.files, ...files }, merged, {}, bundle);
		assert.equal(problems, []);
		for (const [file, lines] of Object.values(results).flatMap((shown) => Object.entries(shown))) {
			if (lines === null) assert.not(outputs.has(file), file);
			else assertShown(lines, [outputs.get(file) ?? `no ${file}`]);
		}
	});

tested.run();
