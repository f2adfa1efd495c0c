/** A small picture beside a post: the version of a release, otherwise a note. */

import { Drawing, Label } from "./kit.tsx";
import { Bars, Pane } from "./scenes.tsx";

/** @param title of the post, which names the version of a release */
export const NewsPicture = ({ title }: { readonly title: string }) => {
	const version = /\d+\.\d+/.exec(title)?.[0];
	return (
		<Drawing className="news-picture" width={176} height={110}>
			<rect width="176" height="110" rx="10" fill="var(--accent-soft)" />
			<Pane x={28} y={18} width={120} height={92}>
				{version ? (
					<Label x={60} y={68} size={30} weight={700} fill="var(--accent)" anchor="middle">
						{version}
					</Label>
				) : (
					<Bars x={16} y={40} widths={[64, 88, 76, 40]} />
				)}
			</Pane>
		</Drawing>
	);
};
