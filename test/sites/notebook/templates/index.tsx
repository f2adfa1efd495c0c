import { createTheme } from "ssg-docs/templates";
import { Document } from "./Document.tsx";
import { layouts, Sheet } from "./layouts.tsx";
import { label, nameOf } from "./words.ts";
import "./paper.css";

export default createTheme({
	layouts,
	parts: { MainFrame: Sheet, PageDocument: Document },
	titleOf: (props) => `${nameOf(props)} ${props.chrome.site.titleDelimiter} ${props.chrome.site.title}`,
	label,
});
