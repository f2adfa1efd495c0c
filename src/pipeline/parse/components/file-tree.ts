/**
 * `<FileTree>`: a list whose entries have the icons of their kinds. Folders with a list open and close, without a script;
 * those whose name is followed by `…` are closed at first.
 */
import type { StateBlock, Token } from "markdown-it";
import { highlightLanguageOf, isPlainTextLanguage } from "../rules/code/languages.ts";
import { createElementToken, setLevels } from "../rules/tokens/tokens.ts";
import type { BlockUse } from "./block-use.ts";
import { pushBox } from "./box-components.ts";
import { extensionOf, fillIconToken, isSiteIcon } from "./icons.ts";

const IMAGE = /^(?:avif|gif|ico|jpe?g|png|svg|webp)$/;
const ELLIPSIS = /(?:…|\.{3})$/;

export function pushFileTree(use: BlockUse): void {
	const { state } = use;
	const start = state.tokens.length;
	pushBox(use, "file-tree");
	state.tokens.push(...setLevels(withFolders(state, state.tokens.splice(start)), state.level));
}

function withFolders(state: StateBlock, tokens: readonly Token[]): Token[] {
	/** Whether each list item around a token is a folder that opens. */
	const folders: boolean[] = [];
	return tokens.flatMap((token, index) => {
		const name = tokens[index + 1];
		if (token.type === "list_item_open") folders.push(tokens[index + 4]?.type.endsWith("_list_open") === true);
		if (token.type === "list_item_close" && folders.pop())
			return [createElementToken(state, "folder_close", "details", -1), token];
		if (token.type === "paragraph_close" && tokens[index - 3]?.type === "list_item_open" && folders.at(-1))
			return [createElementToken(state, "folder_name_close", "summary", -1)];
		if (token.type !== "paragraph_open" || tokens[index - 1]?.type !== "list_item_open" || !name) return [token];
		return folders.at(-1) ? folderOpening(state, name) : [token, ...fileIcon(state, name.content)];
	});
}

function folderOpening(state: StateBlock, name: Token): Token[] {
	const isClosed = ELLIPSIS.test(name.content);
	name.content = name.content.replace(ELLIPSIS, "").trimEnd();
	return [
		createElementToken(state, "folder_open", "details", 1, { open: isClosed ? undefined : "" }),
		createElementToken(state, "folder_name_open", "summary", 1),
		icon(state, "folder"),
	];
}

const icon = (state: StateBlock, name: string): Token => fillIconToken(new state.Token("icon", "", 0), name, undefined);

/** The icon of an entry without a list. Its name may be a link, a comment may follow it, and `…` alone is none. */
function fileIcon(state: StateBlock, content: string): Token[] {
	const name = (content.split(/\s|\]\(/, 1)[0] ?? "").replaceAll(/[*`]/g, "");
	if (ELLIPSIS.test(name)) return [];
	if (name.endsWith("/")) return [icon(state, "folder")];
	const extension = extensionOf(name);
	if (isSiteIcon(`filetype-${extension}`)) return [icon(state, `filetype-${extension}`)];
	const language = highlightLanguageOf(extension);
	if (IMAGE.test(extension)) return [icon(state, "file-earmark-image")];
	if (language === "markdown" || isPlainTextLanguage(extension)) return [icon(state, "file-earmark-text")];
	return [icon(state, language ? "file-earmark-code" : "file-earmark")];
}
