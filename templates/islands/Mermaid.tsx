import { useEffect, useState } from "react";
import { type Drawing, draw } from "./drawing.ts";

export interface MermaidProps {
	/** What the author wrote. */
	readonly text: string;
}

/** A diagram. Its source is what is shown before it is drawn, when it cannot be, and to those who do not see pictures. */
export default function Mermaid({ text }: MermaidProps) {
	const drawing = useDrawing(text);
	return (
		<>
			{drawing ? <img className="diagram-picture" alt="" {...drawing} /> : null}
			<pre
				className={drawing ? "visually-hidden" : "mermaid-source"}
				tabIndex={drawing ? undefined : 0}
			>
				<code>{text}</code>
			</pre>
		</>
	);
}

/** The diagram in the colour mode of the page; a change of mode draws it again, and the old one stays until then. */
function useDrawing(text: string): Drawing | undefined {
	const [drawing, setDrawing] = useState<Drawing>();
	useEffect(() => {
		let round = 0;
		const drawNow = async () => {
			const mine = ++round;
			const drawn = await draw(text, themeNow()).catch(reportError);
			if (drawn && mine === round) setDrawing(drawn);
		};
		drawNow();
		document.addEventListener("ssg:mode", drawNow);
		return () => {
			round = -1;
			document.removeEventListener("ssg:mode", drawNow);
		};
	}, [text]);
	return drawing;
}

/** `<html data-mermaid="light dark">` names other themes than mermaid's own. */
function themeNow(): string {
	const { theme, mermaid = "default dark" } = document.documentElement.dataset;
	const [light = "", dark = ""] = mermaid.split(" ");
	return theme === "dark" ? dark : light;
}
