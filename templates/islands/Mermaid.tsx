import { useEffect, useState } from "react";
import { type DiagramImage, drawWithMermaid } from "./diagram.ts";

export interface MermaidProps {
	/** The diagram's Mermaid source. */
	readonly text: string;
}

/** A diagram. The source is shown until it is drawn and if drawing fails, and is always available to screen readers. */
export default function Mermaid({ text }: MermaidProps) {
	const diagram = useDiagram(text);
	return (
		<>
			{diagram ? <img className="diagram-picture" alt="" {...diagram} /> : null}
			<pre className={diagram ? "visually-hidden" : "mermaid-source"} tabIndex={diagram ? undefined : 0}>
				<code>{text}</code>
			</pre>
		</>
	);
}

/** The diagram in the page's colour mode. When the mode changes, the old image stays until the new one is drawn. */
function useDiagram(text: string): DiagramImage | undefined {
	const [image, setImage] = useState<DiagramImage>();
	useEffect(() => {
		let latestDraw = 0;
		const redraw = async () => {
			const currentDraw = ++latestDraw;
			const drawn = await drawWithMermaid(text, currentMermaidTheme()).catch(reportError);
			if (drawn && currentDraw === latestDraw) setImage(drawn);
		};
		redraw();
		document.addEventListener("ssg:mode", redraw);
		return () => {
			latestDraw = -1;
			document.removeEventListener("ssg:mode", redraw);
		};
	}, [text]);
	return image;
}

/**
 * `<html data-mermaid="light dark">` names Mermaid's themes of the two modes. Without it, diagrams have the colours of the
 * site.
 */
function currentMermaidTheme(): string {
	const { theme, mermaid = "" } = document.documentElement.dataset;
	const [light = "", dark = ""] = mermaid.split(" ");
	return theme === "dark" ? dark : light;
}
