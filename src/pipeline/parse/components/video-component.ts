/** Videos: a player for files of the site, and links to those of others, which load nothing until they are followed. */
import type { Token } from "markdown-it";
import { urlKindOf } from "../../../model/urls/url-safety.ts";
import { environmentOf, findLocation } from "../environment.ts";
import { warn } from "../report.ts";
import { reportAddress } from "../rules/containers/islands.ts";
import { imageSrcOf } from "../rules/tokens/images.ts";
import {
	createElementTokens,
	createInlineToken,
	createLinkTokens,
	createTextToken,
	fillImageToken,
	pushTokens,
} from "../rules/tokens/tokens.ts";
import type { BlockUse } from "./block-use.ts";
import { cardTitle } from "./box-components.ts";
import { type Props, textProp } from "./component-props.ts";

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{5,12}$/;

export function pushVideo(use: BlockUse): void {
	const { state, props, first } = use;
	const address = addressOf(use);
	if (address === undefined) return;
	if (urlKindOf(address) === "unsafe") reportAddress(state.env, first, address);
	else if (urlKindOf(address) === "local" && textProp(props, "src")) pushPlayer(use, address);
	else pushVideoLink(use, address);
}

/** The page of another site that shows a video; `undefined` if the props name none. */
export function videoPageOf(props: Props): string | undefined {
	const youtube = textProp(props, "youtube") ?? "";
	const vimeo = textProp(props, "vimeo") ?? "";
	if (YOUTUBE_ID.test(youtube)) return `https://www.youtube.com/watch?v=${youtube}`;
	return VIMEO_ID.test(vimeo) ? `https://vimeo.com/${vimeo}` : undefined;
}

/** The address of the file, or of the page that shows the video. */
function addressOf({ state, props, first }: BlockUse): string | undefined {
	const address = textProp(props, "src") ?? videoPageOf(props);
	if (address !== undefined) return address;
	warn(state.env, first, {
		code: "bad-prop",
		message: "<Video> has no video and is left out",
		hint: 'write src="./film.mp4", or the id of a video as youtube="…" or vimeo="…"',
		text: "<Video",
	});
	return;
}

function pushPlayer(use: BlockUse, src: string): void {
	const { state, props, first } = use;
	const env = environmentOf(state.env);
	const sourceOf = (written: string) =>
		imageSrcOf(env, state.md.normalizeLink(written), findLocation(env, first, written));
	const poster = posterOf(use);
	const video = createElementTokens(state, "video", "video", [], {
		src: sourceOf(src),
		poster: poster && sourceOf(poster),
		controls: "",
		preload: "none",
		title: textProp(props, "title"),
		width: textProp(props, "width"),
		height: textProp(props, "height"),
	});
	video[0].map = [first, first + 1];
	pushTokens(state, video);
}

/** A card with the picture, if the site has one, and a sign for playing. */
function pushVideoLink(use: BlockUse, address: string): void {
	const { state, props, first } = use;
	const poster = posterOf(use);
	const title = textProp(props, "title") ?? address.replace(/^https:\/\/(?:www\.)?/, "");
	const link = createLinkTokens(state, address, [
		...(poster ? posterTokens(use, poster) : []),
		createTextToken(state, `▶\u00a0${title}`),
	]);
	const inline = createInlineToken(state, "", first, link);
	inline.meta = { column: 0 };
	pushTokens(state, createElementTokens(state, "box", "div", cardTitle(use, inline), { class: "card link-card" }));
}

const posterTokens = ({ state }: BlockUse, poster: string): Token[] => [
	fillImageToken(new state.Token("image", "img", 0), state, poster, ""),
	new state.Token("hardbreak", "br", 0),
];

/** The picture, unless it is on another site, which is reported. */
function posterOf({ state, props, first }: BlockUse): string | undefined {
	const poster = textProp(props, "poster");
	if (poster === undefined || urlKindOf(poster) === "local") return poster;
	warn(state.env, first, {
		code: "bad-prop",
		message: "the poster of <Video> is on another site and is left out",
		hint: "save the picture in the site, so that readers load nothing from others",
		text: poster,
	});
	return;
}
