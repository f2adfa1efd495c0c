/** A picture of a post: its subject, and the version if it is about a release. */
import { Drawing, Label } from "./kit.tsx";

const HEIGHT = 110;

interface Motif {
	/** A variable of the theme. */
	readonly tone: string;
	/** In a square of 24, drawn with lines. */
	readonly path: string;
}

/** By the last part of a tag's address, which is the same in all languages. The more specific ones are first. */
const MOTIFS: Readonly<Record<string, Motif>> = {
	encryption: { tone: "important", path: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2" },
	security: { tone: "important", path: "M12 2.5 20 6v5c0 5-3.5 8.5-8 10.5C7.5 19.5 4 16 4 11V6zM8.5 12l2.5 2.5 4.5-5" },
	accessibility: { tone: "info", path: "M12 6.5v-.1M4.5 9.5 10 11v4l-2.5 6M19.5 9.5 14 11v4l2.5 6M10 11h4" },
	ocr: { tone: "info", path: "M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M8 9h8M12 9v7" },
	search: { tone: "info", path: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21" },
	plugins: { tone: "tip", path: "M4 8h4a2.5 2.5 0 1 1 5 0h4v4a2.5 2.5 0 1 1 0 5v4H4z" },
	editor: { tone: "tip", path: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5M13 20h7" },
	sharing: {
		tone: "info",
		path: "M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.6 10.5l6.8-4M8.6 13.5l6.8 4",
	},
	sync: { tone: "info", path: "M4 10a8 8 0 0 1 14-4l2 2M20 3v5h-5M20 14a8 8 0 0 1-14 4l-2-2M4 21v-5h5" },
	gsoc: {
		tone: "warning",
		path: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
	},
	server: { tone: "info", path: "M4 4h16v6H4zM4 14h16v6H4zM7.5 7h.1M7.5 17h.1M12 7h4M12 17h4" },
	cloud: { tone: "info", path: "M7 18.5a4.3 4.3 0 0 1-.5-8.5A6 6 0 0 1 18 9.5a4.5 4.5 0 0 1-.5 9z" },
	mobile: { tone: "accent", path: "M7 2h10v20H7zM11 18.5h2" },
	community: { tone: "warning", path: "M3 5h13v9H9l-4 3.5V14H3zM18.5 9H21v8h-2v3l-3.5-3H11" },
	project: { tone: "tip", path: "M5 21V4c5-3 8 3 14 0v10c-6 3-9-3-14 0" },
	desktop: { tone: "accent", path: "M3 4h18v12H3zM8 20h8M12 16v4" },
	release: { tone: "accent", path: "M12 3v11M7 9.5l5 5 5-5M4 20h16" },
};

const NOTE: Motif = { tone: "accent", path: "M5 3h10l4 4v14H5zM15 3v4h4M8.5 12h7M8.5 16h7" };

interface NewsPictureProps {
	readonly post: { readonly title: string; readonly tags: readonly { readonly route: string }[] };
	/** Whether it is wider than high by far. */
	readonly isWide?: boolean;
	readonly className?: string;
}

export function NewsPicture({ post: { title, tags }, isWide = false, className = "news-picture" }: NewsPictureProps) {
	const names = tags.map(({ route }) => route.replace(/\/$/, "").replace(/^.*\//, ""));
	const name = Object.keys(MOTIFS).find((name) => names.includes(name));
	const { tone, path } = (name && MOTIFS[name]) || NOTE;
	const version = names.includes("release") ? /\d+\.\d+/.exec(title)?.[0] : undefined;
	const width = isWide ? 330 : 176;
	return (
		<Drawing className={className} width={width} height={HEIGHT}>
			<g color={`var(--${tone})`}>
				<path d={`M0 0h${width}v${HEIGHT}H0z`} fill="currentColor" fillOpacity=".13" />
				<circle cx={width - 18} cy="8" r="42" fill="currentColor" fillOpacity=".13" />
				<g transform={`translate(${width / 2 - 66} 21)`}>
					<rect x=".5" y=".5" width="131" height="67" rx="10" fill="var(--background)" stroke="var(--line)" />
					{version ? (
						<Label x={41} y={46} size={version.length > 3 ? 29 : 34} weight={700} fill="currentColor" anchor="middle">
							{version}
						</Label>
					) : (
						<path d="M14 25h44M14 35h52M14 45h30" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
					)}
					<circle cx="104" cy="34" r="20" fill="currentColor" fillOpacity=".13" />
					<path
						transform="translate(92 22)"
						stroke="currentColor"
						strokeWidth="2"
						strokeLinecap="round"
						strokeLinejoin="round"
						d={path}
					/>
				</g>
			</g>
		</Drawing>
	);
}
