/** The only place where text becomes elements. What comes here was fetched from the site itself. */

interface Policy {
	createHTML(text: string): string;
}
interface PolicyFactory {
	createPolicy(name: string, rules: Policy): Policy;
}

/** Made once: a browser refuses a second policy of the same name. */
let policy: Policy | undefined;

/** The elements of markup that this site's own build made. */
export function nodesOf(html: string): DocumentFragment {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	policy ??= trustedTypes?.createPolicy("ssg", { createHTML: (text) => text });
	const template = document.createElement("template");
	template.innerHTML = policy?.createHTML(html) ?? html;
	return template.content;
}
