/** Parts of the pictures in the help. Each picture is one or two scenes, beside each other or one below the other. */
import type { ReactNode } from "react";
import { type Box, Label, SearchIcon } from "./kit.tsx";

/** All scenes are as wide as a phone, so that their texts can be read there. */
export const SCENE_WIDTH = 336;
export const SCENE_HEIGHT = 236;

/** @param screen of a scene that another one replaces on narrow or on wide screens */
export const Scene = ({
	width = SCENE_WIDTH,
	height = SCENE_HEIGHT,
	screen,
	children,
}: {
	readonly width?: number;
	readonly height?: number;
	readonly screen?: "wide" | "small";
	readonly children: ReactNode;
}) => (
	<svg
		{...(screen && { className: `on-${screen}` })}
		{...(screen === "small" && { display: "none" })}
		viewBox={`0 0 ${width} ${height}`}
		width="100%"
		fill="none"
		fontFamily="var(--font)"
		aria-hidden="true"
	>
		<rect width={width} height={height} rx="14" fill="var(--accent-soft)" />
		{children}
	</svg>
);

/** A window with a title bar of 24. By default, it fills a scene. */
export const Pane = ({
	x = 18,
	y = 16,
	width = 300,
	height = 204,
	title,
	children,
}: Partial<Box> & { readonly title?: string; readonly children?: ReactNode }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect width={width} height={height} rx="9" fill="var(--background)" stroke="var(--line)" />
		<path d={`M.5 24V9.500a9 9 0 0 1 9-9H${width - 9.5}a9 9 0 0 1 9 9V24z`} fill="var(--raised)" />
		{[13, 24, 35].map((cx) => (
			<circle key={cx} cx={cx} cy="12" r="3" fill="var(--edge)" opacity=".6" />
		))}
		{title === undefined ? null : (
			<Label x={width / 2} y={16} size={10.5} weight={600} fill="var(--faint)" anchor="middle">
				{title}
			</Label>
		)}
		<path d={`M0 24h${width}`} stroke="var(--line)" />
		{children}
	</g>
);

/** The window of the application, with the name of a menu on its bar. */
export const MenuPane = ({ menu, children }: { readonly menu: string; readonly children: ReactNode }) => (
	<Pane title="Joplin">
		<Label x={16} y={43} size={12} weight={600}>
			{menu}
		</Label>
		<path d="M0 54h300" stroke="var(--line)" />
		{children}
	</Pane>
);

/** The name of a part of the picture. */
export const Pill = ({
	x,
	y,
	size = 11.5,
	children,
}: {
	/** Of its middle. */
	readonly x: number;
	/** Of its middle. */
	readonly y: number;
	readonly size?: number;
	readonly children: string;
}) => {
	const width = children.length * size * 0.56 + size * 1.6;
	const height = size * 1.9;
	return (
		<>
			<rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} fill="var(--accent)" />
			<Label x={x} y={y + size * 0.36} size={size} weight={600} fill="var(--on-accent)" anchor="middle">
				{children}
			</Label>
		</>
	);
};

/** Lines of text that need not be read. */
export const Bars = ({
	x,
	y,
	widths,
	gap = 14,
	fill,
}: {
	readonly x: number;
	readonly y: number;
	readonly widths: readonly number[];
	readonly gap?: number;
	readonly fill?: string;
}) =>
	widths.map((width, i) => {
		const top = y + i * gap;
		return (
			<rect
				key={top}
				x={x}
				y={top}
				width={width}
				height="6"
				rx="3"
				fill={fill ?? "var(--edge)"}
				opacity={fill ? 1 : 0.35}
			/>
		);
	});

/** One text below the other; one of them may be selected. */
export const Rows = ({
	x,
	y,
	width,
	rows,
	selected,
	gap = 26,
	size = 11.5,
	indents = [],
}: {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly rows: readonly string[];
	readonly selected?: number;
	readonly gap?: number;
	readonly size?: number;
	/** Of the rows; the last one counts for all after it. */
	readonly indents?: readonly number[];
}) =>
	rows.map((row, i) => (
		<g key={row} transform={`translate(${x} ${y + i * gap})`}>
			{i === selected ? <rect width={width} height={gap - 2} rx="6" fill="var(--accent-soft)" /> : null}
			<Label
				x={9 + (indents[i] ?? indents.at(-1) ?? 0)}
				y={gap / 2 + 3}
				size={size}
				weight={i === selected ? 600 : 400}
			>
				{row}
			</Label>
		</g>
	));

/** A sheet above the others, such as a menu. */
export const Sheet = ({ x, y, width, height, children }: Box & { readonly children?: ReactNode }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect x="2" y="4" width={width} height={height} rx="9" fill="var(--cut)" opacity=".4" />
		<rect width={width} height={height} rx="9" fill="var(--background)" stroke="var(--edge)" strokeOpacity=".5" />
		{children}
	</g>
);

/** A text field. */
export const Field = ({
	x,
	y,
	width,
	isSearch = false,
	children,
}: Omit<Box, "height"> & {
	readonly isSearch?: boolean;
	readonly children: ReactNode;
}) => (
	<g transform={`translate(${x} ${y})`}>
		<rect width={width} height="26" rx="6" fill="var(--background)" stroke="var(--edge)" />
		{isSearch ? <SearchIcon x={9} y={7} /> : null}
		<Label x={isSearch ? 28 : 10} y={17} size={11.5}>
			{children}
		</Label>
	</g>
);

/** An arrow to the right, or down. */
export const Arrow = ({
	x,
	y,
	length,
	isDown = false,
}: {
	readonly x: number;
	readonly y: number;
	readonly length: number;
	readonly isDown?: boolean;
}) => (
	<path
		transform={`translate(${x} ${y})${isDown ? " rotate(90)" : ""}`}
		d={`M0 0h${length}m-6-5 6 5-6 5`}
		stroke="var(--accent)"
		strokeWidth="2"
		strokeLinecap="round"
		strokeLinejoin="round"
	/>
);

/** An action, with a text that fits. */
export const Action = ({
	x,
	y,
	width,
	isPrimary = false,
	children,
}: Omit<Box, "height"> & {
	readonly isPrimary?: boolean;
	readonly children: string;
}) => (
	<g transform={`translate(${x} ${y})`}>
		<rect
			width={width}
			height="26"
			rx="6"
			fill={isPrimary ? "var(--accent)" : "var(--background)"}
			stroke={isPrimary ? "none" : "var(--edge)"}
		/>
		<Label
			x={width / 2}
			y={17}
			size={11}
			weight={600}
			fill={isPrimary ? "var(--on-accent)" : "var(--text)"}
			anchor="middle"
		>
			{children}
		</Label>
	</g>
);

/** The number of a step, or of a part that the text names, with its middle at `x` and `y`. */
export const Callout = ({ x, y, children }: { readonly x: number; readonly y: number; readonly children: number }) => (
	<>
		<circle cx={x} cy={y} r="10" fill="var(--accent)" stroke="var(--background)" strokeWidth="2" />
		<Label x={x} y={y + 4} size={11.5} weight={700} fill="var(--on-accent)" anchor="middle">
			{children}
		</Label>
	</>
);

/** Text in lines that are no wider than `width`. `y` is the baseline of the first one. */
export const Paragraph = ({
	x,
	y,
	width,
	size = 11.5,
	weight = 400,
	fill = "var(--text)",
	children,
}: {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly size?: number;
	readonly weight?: number;
	readonly fill?: string;
	readonly children: string;
}) =>
	linesOf(children, width / (size * 0.53)).map((line, i) => (
		<Label key={line} x={x} y={y + i * size * 1.35} size={size} weight={weight} fill={fill}>
			{line}
		</Label>
	));

function linesOf(text: string, longest: number): readonly string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const line = lines.at(-1);
		if (line !== undefined && line.length + word.length < longest) lines[lines.length - 1] = `${line} ${word}`;
		else lines.push(word);
	}
	return lines;
}

/** An open menu. */
export const Menu = ({
	x,
	y,
	width,
	rows,
	selected,
}: Omit<Box, "height"> & { readonly rows: readonly string[]; readonly selected?: number }) => (
	<Sheet x={x} y={y} width={width} height={rows.length * 25 + 11}>
		<Rows x={6} y={6} width={width - 12} rows={rows} gap={25} size={11} {...(selected !== undefined && { selected })} />
	</Sheet>
);

/** A field with a list of choices. */
export const Choice = ({ x, y, width, children }: Omit<Box, "height"> & { readonly children: ReactNode }) => (
	<>
		<Field x={x} y={y} width={width}>
			{children}
		</Field>
		<path
			transform={`translate(${x + width - 18} ${y + 10})`}
			d="m0 0 5 5 5-5"
			stroke="var(--faint)"
			strokeWidth="1.8"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</>
);

/** A switch, 30 wide and 17 high. */
export const Switch = ({ x, y, isOn }: { readonly x: number; readonly y: number; readonly isOn: boolean }) => (
	<g transform={`translate(${x} ${y})`}>
		<rect width="30" height="17" rx="8.500" fill={isOn ? "var(--accent)" : "var(--edge)"} opacity={isOn ? 1 : 0.7} />
		<circle cx={isOn ? 21.5 : 8.5} cy="8.500" r="6" fill="var(--background)" />
	</g>
);
