/** The only place where text becomes elements, or an address a script. What comes here is the site's own. */

interface Policy {
	createHTML(text: string): string;
	createScriptURL(address: string): string;
}
interface PolicyFactory {
	createPolicy(name: string, rules: Policy): Policy;
}

/** Made once: a browser refuses a second policy of the same name. */
let policy: Policy | undefined;

const trusted = (): Policy | undefined => {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	policy ??= trustedTypes?.createPolicy("ssg", {
		createHTML: (text) => text,
		createScriptURL: (address) => address,
	});
	return policy;
};

/** The elements of markup that this site's own build made. */
export function nodesOf(html: string): DocumentFragment {
	const template = document.createElement("template");
	template.innerHTML = trusted()?.createHTML(html) ?? html;
	return template.content;
}

/** The address of one of the site's own chunks, as a worker may start from it. */
export const scriptAddress = (address: string): string =>
	trusted()?.createScriptURL(address) ?? address;
