/** The components that Markdown of this site may use, besides those of the theme. */
import { ChangelogFilter } from "./changelog/ChangelogFilter.tsx";
import ChangelogForm from "./changelog/ChangelogForm.tsx";

export const pageComponents = { ChangelogFilter };

export const islands = { ChangelogForm };
