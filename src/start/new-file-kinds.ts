/** What `ssg new` creates. */
export const NEW_FILE_KINDS = ["page", "post", "doc"] as const;
export type NewFileKind = (typeof NEW_FILE_KINDS)[number];
