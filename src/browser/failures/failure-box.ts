export interface FailureBox {
	readonly title: HTMLElement;
	readonly message: string;
	/** The button's text. */
	readonly label: string;
	readonly onRetry: () => void;
}

/** Creates an alert box with a title, a message and one button. Screen readers announce it when it is inserted. */
export function createFailureBox({ title, message, label, onRetry }: FailureBox): HTMLElement {
	const box = document.createElement("div");
	box.className = "failure";
	box.role = "alert";
	const button = createTextElement("button", label) as HTMLButtonElement;
	button.type = "button";
	button.className = "button";
	button.addEventListener("click", onRetry);
	box.append(title, createTextElement("pre", message), button);
	return box;
}

export function createTextElement(name: string, text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}
