/** Once it is loaded, the search is dressed: it is the only one to need this style sheet, and no page waits for it. */
import css from "../search-box.css" with { type: "text" };

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
