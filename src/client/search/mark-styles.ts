/** How marks and their button look. Few pages have any, so the site's style sheet does not carry it. */

const CSS = `
.search-mark {
	padding-block: 0.1em;
	background: var(--mark);
	color: var(--text);
}

.search-marks-remove {
	position: fixed;
	inset-block-end: 1.3rem;
	inset-inline-start: 1.3rem;
	z-index: 1;
	margin: 0;
	background: var(--background);
	box-shadow: 0 0.5rem 1.5rem var(--cut);
	font-size: 0.875rem;
	cursor: pointer;
}

.search-marks-remove:hover {
	background: var(--accent-soft);
}

/* Below the text, not below the sidebar. */
@media (min-width: 997px) {
	.search-marks-remove {
		inset-inline: 0;
		inline-size: fit-content;
		margin-inline: auto;
	}
}

@media (forced-colors: active) {
	.search-mark {
		background: Mark;
		color: MarkText;
	}
}

@media print {
	.search-mark {
		background: none;
	}

	.search-marks-remove {
		display: none;
	}
}
`;

let sheet: CSSStyleSheet | undefined;

/** Gives the page the style of marks, once. */
export function adoptStyles(): void {
	if (sheet) return;
	sheet = new CSSStyleSheet();
	sheet.replaceSync(CSS);
	document.adoptedStyleSheets.push(sheet);
}
