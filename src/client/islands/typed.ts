/** What a reader writes into the fields of an island before there is anybody to read it. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers it; the function it returns has the fields tell it again, to those who listen by then. */
export function typedIn(island: HTMLElement): () => void {
	const fields = island.querySelectorAll<Field>("input, textarea, select");
	const typed = [...fields].map((field) => [field, field.value] as const);
	const written = typed.filter(([field, value]) => value !== initialOf(field));
	return () => {
		for (const [field, value] of written) tell(field, value);
	};
}

const initialOf = (field: Field): string =>
	field instanceof HTMLSelectElement
		? ([...field.options].find((option) => option.defaultSelected)?.value ??
			field.options[0]?.value ??
			"")
		: field.defaultValue;

/** React keeps to itself what a field held when it took it over, and takes a value that is no other for no news. */
function tell(field: Field, value: string): void {
	const isSelect = field instanceof HTMLSelectElement;
	const caret = isSelect ? null : field.selectionStart;
	if (!isSelect) field.value = field.defaultValue;
	Object.getOwnPropertyDescriptor(
		Object.getPrototypeOf(field),
		"value",
	)?.set?.call(field, value);
	if (caret !== null)
		(field as HTMLInputElement).setSelectionRange(caret, caret);
	field.dispatchEvent(
		new Event(isSelect ? "change" : "input", { bubbles: true }),
	);
}
