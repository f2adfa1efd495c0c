/** Thrown for syntax that is not drawn when the site is built. Mermaid draws such a diagram in the browser. */
export class UnsupportedDiagram extends Error {
	override readonly name = "UnsupportedDiagram";
}

export function rejectDiagram(reason: string): never {
	throw new UnsupportedDiagram(reason);
}
