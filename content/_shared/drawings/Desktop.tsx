/** The window of the desktop application: notebooks, the notes of one, and a note beside its Markdown. */
import {
	BridgePicture,
	Button,
	CheckBox,
	Label,
	MarkedText,
	NotebookIcon,
	SearchIcon,
	SyncIcon,
	TaskList,
	Window,
} from "./kit.tsx";
import type { Sample } from "./sample.ts";

export const DESKTOP_WIDTH = 1000;
export const DESKTOP_HEIGHT = 560;

const LISTS = 200;
const NOTE = 440;
const PREVIEW = 712;

export const Desktop = ({ x, y, sample }: { readonly x: number; readonly y: number; readonly sample: Sample }) => (
	<Window x={x} y={y} width={DESKTOP_WIDTH} height={DESKTOP_HEIGHT} title="Joplin">
		<Notebooks sample={sample} />
		<NoteList sample={sample} />
		<Toolbar title={sample.notes[0]?.title ?? ""} />
		<Source sample={sample} />
		<Preview sample={sample} />
		<path
			d={`M${LISTS} 36V${DESKTOP_HEIGHT}M${NOTE} 36V${DESKTOP_HEIGHT}M${PREVIEW} 124V${DESKTOP_HEIGHT}`}
			stroke="var(--line)"
		/>
	</Window>
);

const Notebooks = ({ sample }: { readonly sample: Sample }) => (
	<>
		<path d={`M0 36h${LISTS}v${DESKTOP_HEIGHT - 36}H12a12 12 0 0 1-12-12z`} fill="var(--raised)" />
		<Label x={20} y={66} size={11.5} weight={700} fill="var(--faint)">
			{sample.notebooks.title}
		</Label>
		{sample.notebooks.names.map((name, i) => (
			<g key={name} transform={`translate(0 ${80 + i * 36})`}>
				{i === 2 ? <rect x="10" width={LISTS - 20} height="32" rx="7" fill="var(--accent-soft)" /> : null}
				<NotebookIcon x={22} y={9} />
				<Label x={46} y={21} size={14} weight={i === 2 ? 600 : 400}>
					{name}
				</Label>
				<Label x={LISTS - 24} y={21} size={12} fill="var(--faint)" anchor="end">
					{[124, 38, 17, 61, 29][i]}
				</Label>
			</g>
		))}
		<Label x={20} y={296} size={11.5} weight={700} fill="var(--faint)">
			{sample.tags.title}
		</Label>
		{sample.tags.names.map((name, i) => (
			<Label key={name} x={24} y={324 + i * 28} size={14} fill="var(--faint)">
				# {name}
			</Label>
		))}
		<Button x={20} y={DESKTOP_HEIGHT - 54} width={LISTS - 40} height={34}>
			{sample.synchronise}
		</Button>
		<SyncIcon x={30} y={DESKTOP_HEIGHT - 44} />
	</>
);

const NoteList = ({ sample }: { readonly sample: Sample }) => (
	<g transform={`translate(${LISTS} 0)`}>
		<rect x="14" y="50" width="146" height="30" rx="7" fill="var(--background)" stroke="var(--line)" />
		<SearchIcon x={24} y={59} />
		<Label x={44} y={70} size={13} fill="var(--faint)">
			{sample.search}
		</Label>
		<Button x={170} y={50} width={56} height={30} isPrimary>
			+
		</Button>
		{sample.notes.map(({ title, day, isDone }, i) => (
			<g key={title} transform={`translate(0 ${96 + i * 62})`}>
				{i === 0 ? (
					<>
						<rect width="240" height="60" fill="var(--accent-soft)" />
						<rect width="3" height="60" fill="var(--accent)" />
					</>
				) : (
					<path d="M18 -1h204" stroke="var(--line)" />
				)}
				{isDone === undefined ? null : <CheckBox x={18} y={15} isDone={isDone} />}
				<Label
					x={isDone === undefined ? 18 : 42}
					y={27}
					size={14}
					weight={i === 0 ? 600 : 500}
					fill={isDone ? "var(--faint)" : "var(--text)"}
					isStruck={isDone === true}
				>
					{title}
				</Label>
				<Label x={isDone === undefined ? 18 : 42} y={47} size={12} fill="var(--faint)">
					{day}
				</Label>
			</g>
		))}
	</g>
);

const Toolbar = ({ title }: { readonly title: string }) => (
	<g transform={`translate(${NOTE} 0)`}>
		<Label x={24} y={72} size={20} weight={700}>
			{title}
		</Label>
		<g
			transform="translate(24 92)"
			stroke="var(--faint)"
			strokeWidth="1.7"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M2 1h5.500a3.5 3.5 0 0 1 0 7H2zM2 8h6.500a3.5 3.5 0 0 1 0 7H2z" />
			<path d="M36 1h7M32 15h7M40 1l-4 14" />
			<path d="M69 9.500a3.8 3.8 0 0 0 5.4 0l2.6-2.600a3.8 3.8 0 0 0-5.4-5.400l-1 1M72 6.500a3.8 3.8 0 0 0-5.4 0L64 9.100a3.8 3.8 0 0 0 5.4 5.400l1-1" />
			<path d="M97 2h.1M97 8h.1M97 14h.1M103 2h11M103 8h11M103 14h11" />
			<path d="m130 3 1.5 1.500L134 2M130 9l1.5 1.500L134 8M139 3h10M139 9h10M139 14h10" />
			<path d="M165 2h16v12h-16zM165 11l4.5-4 4 3.5 3-2.5 4.5 4" />
		</g>
		<path d="M0 124h560" stroke="var(--line)" />
	</g>
);

const Source = ({ sample: { notes, note } }: { readonly sample: Sample }) => {
	const lines: readonly [text: string, fill?: string][] = [
		[`# ${notes[0]?.title}`, "var(--accent)"],
		[""],
		...note.tasks.map(({ text, isDone }): [string] => [`- [${isDone ? "x" : " "}] ${text}`]),
		[""],
		[`==${note.marked}==`],
		[note.rest],
		[""],
		[`![](:/${note.picture}.jpg)`, "var(--faint)"],
	];
	return (
		<g transform={`translate(${NOTE + 24} 158)`}>
			{lines.map(([text, fill = "var(--text)"], i) => (
				<Label key={text + String(i)} x={0} y={i * 27} size={13} fill={fill} isCode>
					{text}
				</Label>
			))}
		</g>
	);
};

const Preview = ({ sample: { notes, note } }: { readonly sample: Sample }) => (
	<g transform={`translate(${PREVIEW + 24} 124)`}>
		<Label x={0} y={40} size={19} weight={700}>
			{notes[0]?.title}
		</Label>
		<TaskList x={0} y={62} gap={30} size={14.5} tasks={note.tasks} />
		<MarkedText x={0} y={175} size={14.5}>
			{note.marked}
		</MarkedText>
		<Label x={0} y={202} size={14.5}>
			{note.rest}
		</Label>
		<BridgePicture x={0} y={222} width={240} height={164} />
		<rect y="222" width="240" height="164" stroke="var(--line)" />
	</g>
);
