/** What this site adds to the scripts of the theme: the filter of the changelogs, which is loaded where there is one. */
const attachFilter = async () => {
	const form = document.querySelector<HTMLFormElement>(".changelog-filter");
	if (form) (await import("./changelog/filter-form.ts")).attachFilter(form);
};

attachFilter();
document.addEventListener("ssg:visit", attachFilter);

export {};
