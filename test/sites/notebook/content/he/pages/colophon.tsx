import type { PageProps } from "ssg-docs/react";

export const title = "קולופון";
export const description = "איך נעשתה המחברת";

const Colophon = ({ chrome }: PageProps) => (
	<>
		<h1>{title}</h1>
		<p>{`${chrome.site.title} ערוכה בטור אחד.`}</p>
	</>
);

export default Colophon;
