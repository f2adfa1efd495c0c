/** A sheet leaves the pad and is a bird by the time it is in the air: the drawing of the home page. */
export const Flight = () => (
	<svg
		className="hero-art"
		viewBox="0 0 560 456"
		fill="none"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
	>
		<circle cx="418" cy="128" r="116" fill="var(--accent-soft)" />
		<path
			d="M214 330c-74-34-92-96-34-118 62-24 92 44 50 60-36 14-66-34-22-84 26-30 70-44 118-36"
			stroke="var(--fold-4)"
			strokeWidth="3"
			strokeDasharray="1 10"
		/>
		<g transform="matrix(1 -.16 .6 .74 40 322)" stroke="var(--fold-2)">
			<rect
				x="9"
				y="15"
				width="250"
				height="150"
				rx="5"
				fill="var(--fold-1)"
				stroke="none"
			/>
			<rect
				x="5"
				y="8"
				width="250"
				height="150"
				rx="5"
				fill="var(--fold-4)"
				stroke="none"
			/>
			<rect
				width="250"
				height="150"
				rx="5"
				fill="var(--sheet)"
				strokeWidth="2"
			/>
			<path
				d="M88 64h96"
				stroke="var(--mark)"
				strokeWidth="17"
				strokeLinecap="butt"
			/>
			<path
				d="M52 34h150M52 64h130M52 94h162M52 124h86"
				strokeWidth="3.5"
				opacity=".45"
			/>
			<path d="M36 0v150" stroke="var(--fold-3)" strokeWidth="2" />
			<path d="M8 33l6 8 17-15M8 63l6 8 17-15" strokeWidth="3.5" />
			<path
				d="M24 -6v14M64 -6v14M104 -6v14M144 -6v14M184 -6v14M224 -6v14"
				strokeWidth="5"
			/>
		</g>
		<g stroke="var(--fold-2)" strokeWidth="2">
			<path d="m92 150 74-16 20 62-78 22z" fill="var(--sheet)" />
			<path
				d="m112 163 42-9M118 180l48-11M124 197l24-6"
				strokeWidth="3"
				opacity=".45"
			/>
			<path d="m222 116 38-30 30 62-44 8z" fill="var(--sheet)" />
			<path d="m260 86 44 22-14 40z" fill="var(--fold-4)" stroke="none" />
			<path d="m238 122 24-16M248 136l24-12" strokeWidth="3" opacity=".45" />
		</g>
		<Bird transform="translate(318 14) scale(6.4)" ruled />
		<Bird transform="translate(446 246) scale(2.1) rotate(-8)" />
		<Bird transform="translate(298 20) scale(1.3) rotate(6)" />
	</svg>
);

const Bird = ({
	transform,
	ruled,
}: {
	readonly transform: string;
	readonly ruled?: boolean;
}) => (
	<g transform={transform}>
		<path fill="var(--fold-4)" d="M16.4 16.8 25.6 1.5 23.2 16.4z" />
		<path fill="var(--fold-2)" d="M9.4 19.4 5.4 2 23.2 16.4z" />
		<path fill="var(--fold-3)" d="M1 21 23.2 16.4 12.4 29z" />
		<path fill="var(--fold-1)" d="M12.4 29 23.2 16.4 31.2 14.6 24.8 20z" />
		{ruled ? (
			<path
				d="m9.4 15.4 9-2M8.5 11.6l6.2-1.400M7.6 7.800l3.2-.7"
				stroke="var(--fold-4)"
				strokeWidth=".5"
			/>
		) : null}
	</g>
);
