// The build that is minified already: half the work for the bundler.
declare module "mermaid/dist/mermaid.esm.min.mjs" {
	export { default } from "mermaid";
}
