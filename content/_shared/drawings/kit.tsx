/**
 * Parts of the drawings of the application: a window, a phone, buttons, check boxes, lines of text. Most of their
 * colours are those of the theme, and all follow the colour mode; texts are set by the caller in the language of the page.
 */
import type { ReactNode } from "react";

/** Colours that some pictures have besides, in light and dark mode: shades of the accent. */
export const ink = {
	deep: "light-dark(#0a4f47,#17695e)",
	dark: "light-dark(#0f6a5f,#24897a)",
	medium: "light-dark(#2b9483,#4bb3a0)",
	pale: "light-dark(#86cdbd,#a5dfd2)",
};

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A drawing as wide as its place. What it shows is said by the text around it. */
export const Drawing = ({
	width,
	height,
	className = "drawing",
	children,
}: {
	readonly width: number;
	readonly height: number;
	readonly className?: string;
	readonly children: ReactNode;
}) => (
	<svg
		className={className}
		viewBox={`0 0 ${width} ${height}`}
		width={width}
		height={height}
		fill="none"
		fontFamily="var(--font)"
		aria-hidden="true"
	>
		{children}
	</svg>
);

/** Text with its baseline at `y`. */
export const Label = ({
	x,
	y,
	children,
	size = 13,
	weight = 400,
	fill = "var(--text)",
	anchor = "start",
	isCode = false,
	isStruck = false,
}: {
	readonly x: number;
	readonly y: number;
	readonly children: ReactNode;
	readonly size?: number;
	readonly weight?: number;
	readonly fill?: string;
	readonly anchor?: "start" | "middle" | "end";
	readonly isCode?: boolean;
	readonly isStruck?: boolean;
}) => (
	<text
		x={x}
		y={y}
		fill={fill}
		fontSize={size}
		fontWeight={weight}
		textAnchor={anchor}
		{...(isCode && { fontFamily: "var(--font-code)" })}
		{...(isStruck && { textDecoration: "line-through" })}
	>
		{children}
	</text>
);

/** A window with its title bar of 36, and a shadow. */
export const Window = ({
	x,
	y,
	width,
	height,
	title,
	children,
}: Box & { readonly title: string; readonly children: ReactNode }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect x="3" y="7" width={width} height={height} rx="12" fill="var(--cut)" opacity=".45" />
		<rect width={width} height={height} rx="12" fill="var(--background)" />
		<path d={`M0 36v-24a12 12 0 0 1 12-12H${width - 12}a12 12 0 0 1 12 12v24z`} fill="var(--raised)" />
		{[20, 38, 56].map((cx) => (
			<circle key={cx} cx={cx} cy="18" r="5" fill="var(--edge)" opacity=".6" />
		))}
		<Label x={width / 2} y={23} size={13} weight={600} fill="var(--faint)" anchor="middle">
			{title}
		</Label>
		{children}
		<path d={`M0 36h${width}`} stroke="var(--line)" />
		<rect width={width} height={height} rx="12" stroke="var(--edge)" strokeOpacity=".55" />
	</g>
);

/** A phone with rounded corners; its contents begin below the camera. */
export const Phone = ({ x, y, width, height, children }: Box & { readonly children: ReactNode }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect x="3" y="8" width={width} height={height} rx="30" fill="var(--cut)" opacity=".5" />
		<rect width={width} height={height} rx="30" fill="var(--edge)" />
		<rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="28.5" fill="var(--text)" fillOpacity=".82" />
		<rect x="8" y="8" width={width - 16} height={height - 16} rx="23" fill="var(--background)" />
		<rect x={width / 2 - 26} y="15" width="52" height="13" rx="6.5" fill="var(--text)" fillOpacity=".82" />
		{children}
	</g>
);

export const CheckBox = ({ x, y, isDone }: { readonly x: number; readonly y: number; readonly isDone: boolean }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect
			width="14"
			height="14"
			rx="3.5"
			fill={isDone ? "var(--accent)" : "var(--background)"}
			stroke={isDone ? "var(--accent)" : "var(--edge)"}
			strokeWidth="1.5"
		/>
		{isDone ? (
			<path
				d="m3.5 7.2 2.5 2.6 4.6-5.4"
				stroke="var(--on-accent)"
				strokeWidth="1.9"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		) : null}
	</g>
);

/** To-dos, one below the other, the completed ones struck through. */
export const TaskList = ({
	x,
	y,
	gap,
	size,
	tasks,
}: {
	readonly x: number;
	/** Of the first check box. */
	readonly y: number;
	readonly gap: number;
	readonly size: number;
	readonly tasks: readonly {
		readonly text: string;
		readonly isDone: boolean;
	}[];
}) =>
	tasks.map(({ text, isDone }, i) => (
		<g key={text}>
			<CheckBox x={x} y={y + i * gap} isDone={isDone} />
			<Label
				x={x + 22}
				y={y + i * gap + 7 + size * 0.35}
				size={size}
				fill={isDone ? "var(--faint)" : "var(--text)"}
				isStruck={isDone}
			>
				{text}
			</Label>
		</g>
	));

/** Highlighted text with its baseline at `y`. */
export const MarkedText = ({
	x,
	y,
	size,
	children,
}: {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly children: string;
}) => (
	<>
		<rect
			x={x - 4}
			y={y - size * 1.2}
			width={children.length * size * 0.555 + 8}
			height={size * 1.68}
			rx="4"
			fill="var(--mark)"
		/>
		<Label x={x} y={y} size={size} weight={600}>
			{children}
		</Label>
	</>
);

/** A button with its text in the middle. */
export const Button = ({
	x,
	y,
	width,
	height,
	isPrimary = false,
	children,
}: Box & { readonly isPrimary?: boolean; readonly children: ReactNode }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect
			width={width}
			height={height}
			rx="7"
			fill={isPrimary ? "var(--accent)" : "var(--background)"}
			stroke={isPrimary ? "none" : "var(--line)"}
		/>
		<Label
			x={width / 2}
			y={height / 2 + 4.5}
			size={12.5}
			weight={600}
			fill={isPrimary ? "var(--on-accent)" : "var(--text)"}
			anchor="middle"
		>
			{children}
		</Label>
	</g>
);

/** A notebook, drawn as a small book with a strap. */
export const NotebookIcon = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<g transform={`translate(${x} ${y})`} stroke="var(--accent)" strokeWidth="1.5" strokeLinejoin="round">
		<path d="M1 3a2 2 0 0 1 2-2h9v13H3a2 2 0 0 1-2-2z" />
		<path d="M1 12a2 2 0 0 1 2-2h9M4.5 1v9" />
	</g>
);

/** A folder, 20 wide. */
export const FolderIcon = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<path
		transform={`translate(${x} ${y})`}
		d="M0 3a3 3 0 0 1 3-3h5l3 3h7a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
		fill="var(--accent)"
	/>
);

/** A bell, for alarms. */
export const BellIcon = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<path
		transform={`translate(${x} ${y})`}
		d="M2 12c2-2 2-4 2-6a4 4 0 0 1 8 0c0 2 0 4 2 6zM6.500 14.500a1.700 1.700 0 0 0 3 0"
		stroke="var(--accent)"
		strokeWidth="1.6"
		strokeLinecap="round"
		strokeLinejoin="round"
	/>
);

/** Head and shoulders, around the middle. */
export const PersonIcon = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<g transform={`translate(${x} ${y})`} fill="var(--accent)">
		<circle cy="-6" r="5.500" />
		<path d="M-10 11a10 9 0 0 1 20 0z" />
	</g>
);

/** Two arrows in a circle. */
export const SyncIcon = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<path
		transform={`translate(${x} ${y})`}
		d="M1.5 6.500A5.5 5.5 0 0 1 11 3.200l1.5 1.500M12.5 1.500v3.300H9.200M12.5 7.500A5.5 5.5 0 0 1 3 10.800L1.5 9.300M1.5 12.500V9.200h3.3"
		stroke="var(--accent)"
		strokeWidth="1.5"
		strokeLinecap="round"
		strokeLinejoin="round"
	/>
);

export const SearchIcon = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<g transform={`translate(${x} ${y})`} stroke="var(--faint)" strokeWidth="1.5" strokeLinecap="round">
		<circle cx="5.5" cy="5.5" r="4.2" />
		<path d="m8.7 8.7 3.3 3.3" />
	</g>
);

/** A picture in a note: the sun goes down behind a bridge with two arches. */
export const BridgePicture = ({ x, y, width, height }: Box) => (
	<svg
		x={x}
		y={y}
		width={width}
		height={height}
		viewBox="0 0 220 120"
		preserveAspectRatio="xMidYMid slice"
		aria-hidden="true"
	>
		<rect width="220" height="120" fill="var(--accent-soft)" />
		<circle cx="152" cy="58" r="24" fill="var(--mark)" />
		<path d="M0 72c30-26 62-26 92-4s76 14 128-18v70H0z" fill="var(--accent)" opacity=".3" />
		<path d="M0 62h220v8H0z" fill="var(--accent)" />
		<path d="M18 70h14v34H18zM103 70h14v34h-14zM188 70h14v34h-14z" fill="var(--accent)" />
		<path d="M32 104a35.5 35.5 0 0 1 71 0M117 104a35.5 35.5 0 0 1 71 0" stroke="var(--accent)" strokeWidth="5" />
		<path d="M46 92V70M67.5 70v-1M89 92V70M131 92V70M174 92V70" stroke="var(--accent)" strokeWidth="2.5" />
		<rect y="100" width="220" height="20" fill="var(--accent)" opacity=".7" />
		<path d="M20 109h30M78 113h36M140 108h44" stroke="var(--accent-soft)" strokeWidth="2" strokeLinecap="round" />
	</svg>
);
