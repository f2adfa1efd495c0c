/** Ids and classes that the theme's scripts and layout rely on. What authors write may not have them. */

/** All ids of the theme begin like this. */
export const RESERVED_ID = /^ssg[A-Z]/;

/** Parts of the page around the content. Those of the content, such as `button` and `card`, are for authors as well. */
export const RESERVED_CLASS =
	/^(?:announcement|back-to-top|brand|code-buttons|code-copy|colou?r-mode|drawer|failure|locale-menu|menu-button|navbar|progress|search|sidebar|skip-link|toc)(?:-|$)/;
