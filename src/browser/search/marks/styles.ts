/** Styles of the marks and their button. Few pages have marks, so the site's style sheet does not include them. */

const MARK_STYLES = `
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

/* Centred below the text, clear of the sidebar. */
@media (min-width: 62.25em) {
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

let markStyleSheet: CSSStyleSheet | undefined;

/** Adds the styles to the document once. */
export function adoptMarkStyles(): void {
	if (markStyleSheet) return;
	markStyleSheet = new CSSStyleSheet();
	markStyleSheet.replaceSync(MARK_STYLES);
	document.adoptedStyleSheets.push(markStyleSheet);
}
