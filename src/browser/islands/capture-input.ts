/** Keeps what is typed into an island's fields before it is hydrated. */

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Records what is typed until the returned function sends the changed values to the hydrated component as events. */
export function captureInput(island: HTMLElement): () => void {
	const fields = [...island.querySelectorAll<FormField>("input, textarea, select")];
	const initialValues = new Map(fields.map((field) => [field, initialValueOf(field)]));
	const values = new Map(fields.map((field) => [field, field.value]));
	const record = ({ target }: Event) => values.set(target as FormField, (target as FormField).value);
	island.addEventListener("input", record, true);
	return () => {
		island.removeEventListener("input", record, true);
		for (const [field, value] of values) if (value !== initialValues.get(field)) replayInput(field, value);
	};
}

const initialValueOf = (field: FormField): string =>
	field instanceof HTMLSelectElement
		? ([...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? "")
		: field.defaultValue;

/**
 * React's value tracker ignores an event whose value equals the one it saw at hydration. Resetting the field through
 * React's setter first, then setting it through the prototype's, makes the value count as a change.
 * https://github.com/facebook/react/issues/10135
 */
function replayInput(field: FormField, value: string): void {
	const isSelect = field instanceof HTMLSelectElement;
	const caret = isSelect ? null : field.selectionStart;
	if (!isSelect) field.value = field.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret);
	field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
