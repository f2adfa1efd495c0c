/** The components that the pages of this site use in Markdown. */
import { Picture } from "./drawings/Picture.tsx";
import { FeatureTable } from "./features/FeatureTable.tsx";
import { Since } from "./features/Since.tsx";

export const components = { FeatureTable, Picture, Since };
