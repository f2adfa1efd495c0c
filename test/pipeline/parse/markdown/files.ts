/** The files that the examples include, by their path from the site's root. */
export const FILES: Readonly<Record<string, string>> = {
	"part.md": "---\ntitle: Part\n---\n\n## Part\n\nText.\n",
	"_part.md": "Private.\n",
	"lines.md": "one\n\ntwo\n\nthree\n",
	"region.md":
		"Before\n<!-- #region one -->\nFirst\n<!-- #endregion one -->\n<!-- #region two -->\nSecond\n<!-- #endregion -->\n",
	"outer.md": "Outer\n\n<!--@include: ./lines.md{1,1}-->\n",
	"code.js":
		"// #region outer\nfunction f() {\n  // #region inner\n  const a = 1;\n  g();\n  // #endregion inner\n}\n// #endregion outer\n",
};
