import type { ReactNode } from "react";

/** A small drawing beside a reason, of the same paper as the large one. */
const Drawing = ({ children }: { readonly children: ReactNode }) => (
	<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
		{children}
	</svg>
);

/** A written sheet, its corner turned. */
export const Open = () => (
	<Drawing>
		<path fill="var(--fold-4)" d="M4 4h22l10 10v30H4z" />
		<path fill="var(--fold-2)" d="M26 4v10h10z" />
		<path
			stroke="var(--fold-1)"
			strokeWidth="3"
			strokeLinecap="round"
			d="M11 23h18M11 30h18M11 37h10"
		/>
	</Drawing>
);

/** The same sheet twice, in step. */
export const Yours = () => (
	<Drawing>
		<path fill="var(--fold-2)" d="M4 6h18l8 8v22H4z" />
		<path fill="var(--fold-4)" d="M18 14h18l8 8v22H18z" />
		<path fill="var(--fold-3)" d="M36 14v8h8z" />
		<path
			stroke="var(--fold-1)"
			strokeWidth="3"
			strokeLinecap="round"
			strokeLinejoin="round"
			fill="none"
			d="m24 32 5 5 9-10"
		/>
	</Drawing>
);

/** A folded letter with a lock for a seal. */
export const Locked = () => (
	<Drawing>
		<path fill="var(--fold-4)" d="M3 10h42v30H3z" />
		<path fill="var(--fold-3)" d="M3 40 20 25h8l17 15z" />
		<path fill="var(--fold-2)" d="M3 10h42L24 29z" />
		<path
			fill="none"
			stroke="var(--fold-1)"
			strokeWidth="2.5"
			d="M20 25v-3a4 4 0 0 1 8 0v3"
		/>
		<rect x="17" y="24" width="14" height="11" rx="2" fill="var(--fold-1)" />
	</Drawing>
);
