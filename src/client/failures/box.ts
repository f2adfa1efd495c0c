export interface Failure {
	readonly title: HTMLElement;
	readonly message: string;
	/** Of the button. */
	readonly label: string;
	readonly act: () => void;
}

/** A red box that says what went wrong, and has one button. Assistive technology reads it when it is placed. */
export function boxOf({ title, message, label, act }: Failure): HTMLElement {
	const box = document.createElement("div");
	box.className = "failure";
	box.role = "alert";
	const button = textIn("button", label) as HTMLButtonElement;
	button.type = "button";
	button.className = "button";
	button.addEventListener("click", act);
	box.append(title, textIn("pre", message), button);
	return box;
}

/** An element that holds a text. */
export function textIn(name: string, text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}
