/** The styles of the button, which is hidden until the reader scrolls. */
import css from "./back-to-top.css" with { type: "text" };

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(css);
document.adoptedStyleSheets.push(styleSheet);
