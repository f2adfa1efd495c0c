/** What this site changes of the theme, and the components that its pages use in Markdown. */
import { htmlOf } from "ssg-docs/react";
import { createTheme, MarkdownContent } from "ssg-docs/templates";
import { ChangelogFilter } from "./changelog/ChangelogFilter.tsx";
import { markChanges } from "./changelog/mark-changes.ts";
import { DownloadButton } from "./download/DownloadButton.tsx";
import { NewsPicture } from "./drawings/NewsPicture.tsx";
import { Picture } from "./drawings/Picture.tsx";
import { FeatureTable } from "./features/FeatureTable.tsx";
import { Since } from "./features/Since.tsx";
import { Limit } from "./limits/Limit.tsx";

export default createTheme({
	components: { ChangelogFilter, DownloadButton, FeatureTable, Limit, Picture, Since },
	parts: {
		MarkdownContent: (props) => (
			<MarkdownContent {...props} of={{ text: [markChanges(htmlOf(props.of))], fills: [] }} />
		),
		// In lists only: a post has its version or its subject in its title.
		PostPicture: ({ post, isLead, isInPost }) =>
			isInPost ? null : <NewsPicture post={post} isWide={isLead} className="post-picture" />,
	},
});
