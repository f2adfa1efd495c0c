import type { LocaleStrings } from "../strings.ts";

/**
 * The template of the buttons that the browser adds to each visible code block. It is outside `<main>`, so visits keep
 * it.
 */
export const CodeButtons = ({ strings }: { readonly strings: LocaleStrings }) => (
	<template id="ssgCodeButtons">
		<div className="code-buttons">
			<button
				type="button"
				className="code-wrap icon-button"
				aria-label={strings["code.wrap"]}
				title={strings["code.wrap"]}
				aria-pressed="false"
				hidden
			>
				<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
					<path d="M3 6h18M3 18h6M3 12h15a3 3 0 0 1 0 6h-4m2-2-2 2 2 2" />
				</svg>
			</button>
			<button
				type="button"
				className="code-copy icon-button"
				aria-label={strings["code.copy"]}
				title={strings["code.copy"]}
				data-done={strings.copied}
				data-failed={strings.copyFailed}
			>
				<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
					<path d="M9 9h11v11H9zM5 15H4V4h11v1" />
				</svg>
			</button>
			<span className="code-status" role="status" />
		</div>
	</template>
);
