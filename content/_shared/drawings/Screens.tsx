/** Three screens: what a note is made of, where it is, and who can read it. */
import { Drawing, Label, MarkedText, SyncIcon, TaskList } from "./kit.tsx";
import type { Sample } from "./sample.ts";

const WIDTH = 360;
const HEIGHT = 220;

interface Props {
	readonly sample: Sample;
}

const Sheet = ({
	x,
	y,
	width,
	height,
}: {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}) => <rect x={x} y={y} width={width} height={height} rx="10" fill="var(--background)" stroke="var(--line)" />;

/** A note as Markdown, and what it looks like. */
export const PlainText = ({ sample: { note } }: Props) => (
	<Drawing width={WIDTH} height={HEIGHT}>
		<rect width={WIDTH} height={HEIGHT} rx="14" fill="var(--accent-soft)" />
		<Sheet x={24} y={26} width={196} height={142} />
		{note.tasks.map(({ text, isDone }, i) => (
			<Label key={text} x={40} y={58 + i * 26} size={12} isCode>
				{`- [${isDone ? "x" : " "}] ${text}`}
			</Label>
		))}
		<Label x={40} y={146} size={12} isCode>
			{`==${note.marked}==`}
		</Label>
		<Sheet x={150} y={72} width={186} height={122} />
		<TaskList x={164} y={88} gap={26} size={12} tasks={note.tasks} />
		<MarkedText x={164} y={176.5} size={12}>
			{note.marked}
		</MarkedText>
	</Drawing>
);

/** A computer, a phone and a server that have the same notes. */
export const InStep = ({ sample: { notes } }: Props) => (
	<Drawing width={WIDTH} height={HEIGHT}>
		<rect width={WIDTH} height={HEIGHT} rx="14" fill="var(--accent-soft)" />
		<path
			d="M120 92c20-34 46-40 66-40M244 62c26 8 42 26 50 46M138 176h98"
			stroke="var(--accent)"
			strokeWidth="2.5"
			strokeDasharray="1 8"
			strokeLinecap="round"
		/>
		<Sheet x={24} y={92} width={130} height={84} />
		<path d="M12 184h154l-8 10H20z" fill="var(--accent)" />
		<Sheet x={252} y={104} width={66} height={100} />
		<path
			d="M190 76a18 18 0 0 1 4-35 24 24 0 0 1 45 4 16 16 0 0 1-1 31z"
			fill="var(--accent-soft)"
			stroke="var(--accent)"
			strokeWidth="2"
		/>
		<SyncIcon x={209} y={50} />
		{notes.slice(0, 3).map(({ title }, i) => (
			<g key={title}>
				<Label x={38} y={118 + i * 22} size={11} weight={i === 0 ? 600 : 400}>
					{shortened(title, 17)}
				</Label>
				<rect
					x="262"
					y={122 + i * 22}
					width={[46, 36, 42][i]}
					height="6"
					rx="3"
					fill={i === 0 ? "var(--accent)" : "var(--line)"}
				/>
			</g>
		))}
	</Drawing>
);

/** A note, and what it looks like to the server that stores it: unreadable. */
export const Unreadable = ({ sample: { note } }: Props) => (
	<Drawing width={WIDTH} height={HEIGHT}>
		<rect width={WIDTH} height={HEIGHT} rx="14" fill="var(--accent-soft)" />
		<Sheet x={24} y={46} width={136} height={128} />
		{note.tasks.map(({ text }, i) => (
			<Label key={text} x={38} y={80 + i * 26} size={11.5}>
				{shortened(text, 19)}
			</Label>
		))}
		<Sheet x={200} y={46} width={136} height={128} />
		{["9fK2·Lq7x·b0Zt", "Vn4w·1pRs·Hc8y", "mE6d·Tu3a·7JgX", "Qz5o·kB2i·W9vN"].map((text, i) => (
			<Label key={text} x={214} y={80 + i * 26} size={11.5} fill="var(--faint)" isCode>
				{text}
			</Label>
		))}
		<circle cx="180" cy="110" r="27" fill="var(--accent)" />
		<path d="M172 106v-5a8 8 0 0 1 16 0v5" stroke="var(--on-accent)" strokeWidth="3" />
		<rect x="168" y="106" width="24" height="17" rx="3.5" fill="var(--on-accent)" />
		<circle cx="180" cy="114" r="2.6" fill="var(--accent)" />
	</Drawing>
);

/** Whole words, as many as fit. */
function shortened(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length - 6)).trimEnd()}…`;
}
