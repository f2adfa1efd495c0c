import type { ProblemSubject } from "./description.ts";

export const OUTSIDE_LINK_PROBLEMS: ProblemSubject = {
	name: "external-links",
	title: "Links to other sites",
	problems: [
		{
			code: "external-anchor-missing",
			severity: "warning",
			summary: "A page of another site has no element with the id of a link.",
			cause:
				"`ssg check --external` found the page, but no id and no name that is the fragment of the link. A page that a script fills seems to have none.",
			cure: "Link to another heading of the page. If the link works in a browser, add it to `check.external.ignore` with the reason.",
		},
		{
			code: "external-ignore-unused",
			severity: "info",
			summary: "An entry of the list of ignored URLs matches no link.",
			cause: "The link that it was written for is gone or has changed.",
			cure: "Remove the entry from `check.external.ignore`.",
		},
		{
			code: "external-link-broken",
			severity: "error",
			summary: "A link to another site leads nowhere.",
			cause: "The page or the host does not exist, its certificate is not valid, or its redirects lead nowhere.",
			cure: "Link to another page, or remove the link. The Internet Archive may have a copy of the old one.",
		},
		{
			code: "external-link-moved",
			severity: "info",
			summary: "A page of another site has moved for good.",
			cause: "The server answers with a permanent redirect (301 or 308).",
			cure: "Link to the new address. If that is a front page, look for the page that has the text now.",
		},
		{
			code: "external-link-not-requested",
			severity: "info",
			summary: "A link to another site was not checked, because the site does not allow it.",
			cause:
				"The `robots.txt` of the site forbids programs to ask for the address. Or the host has asked to wait for more than a minute (`Retry-After`): it is then left alone, and one notice counts the addresses that are left.",
			cure: "Open the link in a browser from time to time, or check again later. To hide the notice, add the link to `check.external.ignore`.",
		},
		{
			code: "external-link-refused",
			severity: "warning",
			summary: "Another site does not answer programs.",
			cause:
				"The server answers 401, 402, 403, 407 or 451, or waits for cookies. Readers may see the page nevertheless.",
			cure: "Open the link in a browser. If it works, add it to `check.external.ignore` with the reason.",
		},
		{
			code: "external-link-unreachable",
			severity: "warning",
			summary: "Another site does not answer at the moment.",
			cause:
				"There was no answer in time, the connection broke, or the server reported an error (429, 5xx), several times in a row.",
			cure: "Check again later. If the site is slow, increase `check.external.timeout`.",
		},
		{
			code: "external-network-missing",
			severity: "error",
			summary: "No other site can be reached.",
			cause:
				"`ssg check --external` asked for addresses of at least three hosts, and no connection was made to any of them. The single links are then not reported.",
			cure: "Check the connection of the machine to the internet. Machines of CI may need a rule that lets them ask other sites.",
		},
	],
};
