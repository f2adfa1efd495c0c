import type { Tag } from "../../src/model/site/page.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";

export interface TagListProps {
	readonly tags: readonly Tag[];
	readonly baseUrl: string;
	readonly strings: LocaleStrings;
}

const DefaultTagList = ({ tags, baseUrl, strings }: TagListProps) =>
	tags.length === 0 ? null : (
		<div className="tags">
			<span>{strings.tagsLabel}</span>
			<ul>
				{tags.map(({ route, label, description }) => (
					<li key={route}>
						<a className="tag" rel="tag" href={hrefOf(route, baseUrl)} title={description}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	);

/** The tags of a page, linked to their pages. */
export const TagList = replaceable(DefaultTagList);
