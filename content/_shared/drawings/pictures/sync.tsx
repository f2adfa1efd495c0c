/** Two computers and a phone that exchange notes with one store. */
import { ink } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Pane, Scene } from "../scenes.tsx";

export const sync = definePicture(
	{
		en: {
			label: "Two computers and a phone, each exchanging notes with one store in the middle",
		},
		fr: {
			label:
				"Deux ordinateurs et un téléphone qui échangent chacun des notes avec un espace de stockage placé au milieu",
		},
		de: {
			label: "Zwei Rechner und ein Telefon, die jeweils Notizen mit einem Speicher in der Mitte austauschen",
		},
	},
	() => (
		<Scene width={WIDTH} height={276}>
			<path
				d="M176 92Q226 92 262 104M496 92Q446 92 410 104M336 172v-24"
				stroke={ink.medium}
				strokeWidth="3"
				strokeLinecap="round"
				strokeDasharray="0.1 9"
			/>
			<Store />
			<Computer x={44} />
			<Computer x={496} />
			<g transform="translate(310 172)">
				<rect width="52" height="86" rx="10" fill="var(--background)" stroke="var(--edge)" />
				<path d="M20 7h12" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" />
				<Note x={13} y={26} />
			</g>
		</Scene>
	),
	{ isPair: false },
);

const WIDTH = 672;

const Computer = ({ x }: { readonly x: number }) => (
	<g transform={`translate(${x} 40)`}>
		<Pane x={0} y={0} width={132} height={92}>
			<Note x={16} y={38} />
			<Bars x={58} y={44} widths={[56, 48, 30]} gap={13} />
		</Pane>
		<path d="M-14 100h160l-10 12H-4z" fill={ink.dark} />
	</g>
);

/** A sheet with a folded corner. */
const Note = ({ x, y }: { readonly x: number; readonly y: number }) => (
	<g transform={`translate(${x} ${y})`}>
		<path d="M0 0h17l9 9v25H0z" fill={ink.pale} />
		<path d="M17 0v9h9z" fill={ink.medium} />
		<path d="M5 15h15M5 21h15M5 27h9" stroke={ink.deep} strokeWidth="2" />
	</g>
);

/** An open box with a note in it. */
const Store = () => (
	<g>
		<g transform="translate(323 62)">
			<Note x={0} y={0} />
		</g>
		<path d="M278 102 336 80 394 102 336 124z" fill={ink.medium} opacity=".55" />
		<path d="M278 102 336 124v30l-58-22z" fill={ink.dark} />
		<path d="M394 102 336 124v30l58-22z" fill={ink.deep} />
	</g>
);
