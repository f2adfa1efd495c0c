/**
 * The site's only Trusted Types policy: the one place where strings become elements or script URLs. Everything passed
 * here comes from the site's own build. https://w3c.github.io/trusted-types/dist/spec/
 */

interface HtmlPolicy {
	createHTML(text: string): string;
	createScriptURL(address: string): string;
}
interface HtmlPolicyFactory {
	createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** Created once: a content security policy may forbid a second policy of the same name. */
let policy: HtmlPolicy | undefined;

const getPolicy = (): HtmlPolicy | undefined => {
	const { trustedTypes } = window as { trustedTypes?: HtmlPolicyFactory };
	policy ??= trustedTypes?.createPolicy("ssg", { createHTML: (text) => text, createScriptURL: (address) => address });
	return policy;
};

/** Parses HTML that the site's own build has generated. */
export function parseTrustedHtml(html: string): DocumentFragment {
	const template = document.createElement("template");
	template.innerHTML = getPolicy()?.createHTML(html) ?? html;
	return template.content;
}

/** Marks the URL of one of the site's own chunks as safe to start a worker from. */
export const trustedScriptUrl = (address: string): string => getPolicy()?.createScriptURL(address) ?? address;
