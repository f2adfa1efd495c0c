/** Task lists: `- [ ] open`, `- [x] done`. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { addLabelPlaceholder } from "./labels.ts";
import { createElementToken } from "./tokens/tokens.ts";

const TASK_MARKER = /^\[([ xX])\][ \t]+/;

export function tasksPlugin(md: MarkdownIt): void {
	md.core.ruler.before("linkify", "tasks", markTasks);
	md.renderer.rules.task = (tokens, index, _options, env) => {
		const done = tokens[index]?.meta?.done === true;
		const name = addLabelPlaceholder(env, done ? "task.done" : "task.open");
		return `<input type="checkbox" disabled${done ? " checked" : ""} aria-label="${name}"> `;
	};
}

function markTasks(state: StateCore): void {
	const around: Token[] = [];
	for (const token of state.tokens) {
		if (token.type === "inline") markTask(state, token, around);
		if (token.nesting > 0) around.push(token);
		if (token.nesting < 0) around.pop();
	}
}

function markTask(state: StateCore, { content, children }: Token, around: readonly Token[]): void {
	const [list, item, paragraph] = around.slice(-3);
	const first = children?.[0];
	if (content[0] !== "[" || first?.type !== "text") return;
	if (item?.type !== "list_item_open" || paragraph?.type !== "paragraph_open") return;
	if (paragraph.map?.[0] !== item.map?.[0]) return; // a later paragraph of the item
	const box = TASK_MARKER.exec(first.content);
	if (!box || content.length <= box[0].length) return;
	first.content = first.content.slice(box[0].length);
	children?.unshift(createCheckbox(state, box[1] !== " "));
	item.attrJoin("class", "task");
	if (list && !/\btasks\b/.test(String(list.attrGet("class") ?? ""))) list.attrJoin("class", "tasks");
}

function createCheckbox(state: StateCore, done: boolean): Token {
	const token = createElementToken(state, "task", "input", 0);
	token.block = false;
	token.meta = { done };
	return token;
}
