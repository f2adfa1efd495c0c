/** The same note on a phone. */
import { BridgePicture, Label, MarkedText, Phone, TaskList } from "./kit.tsx";
import type { Sample } from "./sample.ts";

export const PHONE_WIDTH = 220;
export const PHONE_HEIGHT = 440;

export const Mobile = ({
	x,
	y,
	sample: { notes, note },
}: {
	readonly x: number;
	readonly y: number;
	readonly sample: Sample;
}) => (
	<Phone x={x} y={y} width={PHONE_WIDTH} height={PHONE_HEIGHT}>
		<path
			d="m30 52-7 7 7 7M24 59h14"
			stroke="var(--accent)"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
		<path d="M190 53v.1M190 59v.1M190 65v.1" stroke="var(--faint)" strokeWidth="3.5" strokeLinecap="round" />
		<path d="M8 78h204" stroke="var(--line)" />
		<Label x={24} y={106} size={15.5} weight={700}>
			{notes[0]?.title}
		</Label>
		<TaskList x={24} y={124} gap={28} size={13} tasks={note.tasks} />
		<MarkedText x={24} y={228} size={13}>
			{note.marked}
		</MarkedText>
		<Label x={24} y={252} size={13}>
			{note.rest}
		</Label>
		<BridgePicture x={24} y={268} width={172} height={112} />
		<rect x="24" y="268" width="172" height="112" stroke="var(--line)" />
		<circle cx="178" cy="396" r="22" fill="var(--accent)" />
		<path d="m170 404 1.5-6 11-11 4.5 4.5-11 11z" stroke="var(--on-accent)" strokeWidth="2" strokeLinejoin="round" />
	</Phone>
);
