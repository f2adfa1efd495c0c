/** Copies a text to the clipboard. Returns whether that has worked. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** The clipboard API is missing on insecure origins and may be denied. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement as HTMLElement | null;
	const field = document.createElement("textarea");
	field.value = text;
	field.className = "visually-hidden";
	document.body.append(field);
	field.select();
	const isCopied = document.execCommand("copy");
	field.remove();
	focused?.focus();
	return isCopied;
}
