import type { PageProps } from "ssg-docs/react";

export const title = "Colophon";
export const description = "How this notebook is made";

const Colophon = ({ chrome }: PageProps) => (
	<>
		<h1>{title}</h1>
		<p>{`${chrome.site.title} is set in one column.`}</p>
	</>
);

export default Colophon;
