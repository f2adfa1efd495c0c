/** The components that the pages of this site use in Markdown. */
import { ChangelogFilter } from "./changelog/ChangelogFilter.tsx";
import ChangelogForm from "./changelog/ChangelogForm.tsx";
import { DownloadButton } from "./download/DownloadButton.tsx";
import { Picture } from "./drawings/Picture.tsx";
import { FeatureTable } from "./features/FeatureTable.tsx";
import { Since } from "./features/Since.tsx";

export const components = { ChangelogFilter, DownloadButton, FeatureTable, Picture, Since };

export const islands = { ChangelogForm };
