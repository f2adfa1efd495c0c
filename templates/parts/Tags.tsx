import type { Tag } from "../../src/model/page.ts";
import { hrefOf } from "../../src/model/route.ts";
import type { Strings } from "../strings/index.ts";

export interface TagsProps {
	readonly tags: readonly Tag[];
	readonly baseUrl: string;
	readonly strings: Strings;
}

/** The tags of one page, each a link to the pages that share it. */
export const Tags = ({ tags, baseUrl, strings }: TagsProps) =>
	tags.length === 0 ? null : (
		<div className="tags">
			<span>{strings.tagsLabel}</span>
			<ul>
				{tags.map(({ route, label, description }) => (
					<li key={route}>
						<a
							className="tag"
							rel="tag"
							href={hrefOf(route, baseUrl)}
							title={description}
						>
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
