/** The search's styles. Only the search needs them, so they load with it instead of blocking pages. */
import css from "./search-box.css" with { type: "text" };

const searchStyleSheet = new CSSStyleSheet();
searchStyleSheet.replaceSync(css);
document.adoptedStyleSheets.push(searchStyleSheet);
