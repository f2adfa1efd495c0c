/** Videos: a player for files of the site, and links to those of others, which load nothing until they are followed. */
import type { Token } from "markdown-it";
import { urlKindOf } from "../../../model/urls/url-safety.ts";
import { environmentOf, findLocation } from "../environment.ts";
import { warn } from "../report.ts";
import { reportAddress } from "../rules/containers/islands.ts";
import { imageSrcOf } from "../rules/tokens/images.ts";
import { createElementToken, createInlineToken, setLevels } from "../rules/tokens/tokens.ts";
import type { BlockUse } from "./block-use.ts";
import { cardTitle } from "./box-components.ts";
import { type Props, textProp } from "./component-props.ts";
import { fillImageToken } from "./image-tokens.ts";
import { createLinkTokens } from "./link-tokens.ts";

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

function pushPlayer({ state, props, first }: BlockUse, src: string): void {
	const env = environmentOf(state.env);
	const sourceOf = (written: string) =>
		imageSrcOf(env, state.md.normalizeLink(written), findLocation(env, first, written));
	const poster = textProp(props, "poster");
	const isSafePoster = poster !== undefined && urlKindOf(poster) === "local";
	if (poster !== undefined && !isSafePoster) reportPoster(state, first, poster);
	const video = createElementToken(state, "video_open", "video", 1);
	video.map = [first, first + 1];
	video.attrs = [
		["src", sourceOf(src)],
		...(isSafePoster ? [["poster", sourceOf(poster)] as [string, string]] : []),
		["controls", ""],
		["preload", "none"],
		...(["title", "width", "height"] as const).flatMap((name): [string, string][] => {
			const value = textProp(props, name);
			return value === undefined ? [] : [[name, value]];
		}),
	];
	state.tokens.push(...setLevels([video, createElementToken(state, "video_close", "video", -1)], state.level));
}

/** A card with the picture, if the site has one, and a sign for playing. */
function pushVideoLink(use: BlockUse, address: string): void {
	const { state, props, first } = use;
	const poster = textProp(props, "poster");
	const isOwn = poster !== undefined && urlKindOf(poster) === "local";
	if (poster !== undefined && !isOwn) reportPoster(state, first, poster);
	const text = new state.Token("text", "", 0);
	text.content = `▶\u00a0${textProp(props, "title") ?? address.replace(/^https:\/\/(?:www\.)?/, "")}`;
	const inline = createInlineToken(state, "", first);
	inline.meta = { column: 0 };
	inline.children = createLinkTokens(state, address, [...(isOwn ? posterTokens(use, poster) : []), text]);
	const tokens = [
		createElementToken(state, "box_open", "div", 1, "card link-card"),
		...cardTitle(use, inline),
		createElementToken(state, "box_close", "div", -1),
	];
	state.tokens.push(...setLevels(tokens, state.level));
}

const posterTokens = ({ state }: BlockUse, poster: string): Token[] => [
	fillImageToken(new state.Token("image", "img", 0), state, poster, ""),
	new state.Token("hardbreak", "br", 0),
];

function reportPoster(state: BlockUse["state"], line: number, poster: string): void {
	warn(state.env, line, {
		code: "bad-prop",
		message: "the poster of <Video> is on another site and is left out",
		hint: "save the picture in the site, so that readers load nothing from others",
		text: poster,
	});
}
