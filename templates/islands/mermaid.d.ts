// The minified build halves bundling time.
declare module "mermaid/dist/mermaid.esm.min.mjs" {
	export { default } from "mermaid";
}
