/** Reads a tag in front matter: a label, or a mapping with label and permalink. */
import type { TagReference } from "../../../model/content/document.ts";
import { isMapping } from "../yaml/located-yaml.ts";
import { type FieldReader, readProperty, readString } from "./field-readers.ts";
import { sitePath } from "./site-path.ts";

/** Problems with an element of the list are reported under the name of the list. */
export const tagReference: FieldReader<TagReference> = (field) => {
	const { name, value, report } = field;
	if (!isMapping(value.data)) {
		const label = readString(field);
		return label === undefined ? undefined : { label };
	}
	const label = readProperty(field, "label", readString);
	const permalink = readProperty(field, "permalink", sitePath);
	if (label === undefined) return report(`${name}: tag without label`, 'write "label:" and "permalink:"');
	return { label, ...(permalink !== undefined && { permalink }) };
};
