/** What this site changes of the theme, and the components that its pages use in Markdown. */
import { createTheme } from "ssg-docs/templates";
import { ChangelogFilter } from "./changelog/ChangelogFilter.tsx";
import { DownloadButton } from "./download/DownloadButton.tsx";
import { NewsPicture } from "./drawings/NewsPicture.tsx";
import { Picture } from "./drawings/Picture.tsx";
import { FeatureTable } from "./features/FeatureTable.tsx";
import { Since } from "./features/Since.tsx";
import { Limit } from "./limits/Limit.tsx";

export default createTheme({
	components: { ChangelogFilter, DownloadButton, FeatureTable, Limit, Picture, Since },
	parts: {
		PostPicture: ({ post, isLead }) => <NewsPicture post={post} isWide={isLead} className="post-picture" />,
	},
});
