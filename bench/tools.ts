import { ours } from "./ours.ts";
import { docusaurus } from "./peers/docusaurus.ts";
import { eleventy } from "./peers/eleventy.ts";
import { eleventyFull } from "./peers/eleventy-full.ts";
import { hugo } from "./peers/hugo.ts";
import { hugoFull } from "./peers/hugo-full.ts";
import { rspress } from "./peers/rspress.ts";
import { starlight } from "./peers/starlight.ts";
import { vitepress } from "./peers/vitepress.ts";
import type { Tool } from "./tool.ts";

/** In the order of their turns; ours is first. */
export const tools: readonly Tool[] = [
	ours,
	hugo,
	hugoFull,
	eleventy,
	eleventyFull,
	vitepress,
	rspress,
	starlight,
	docusaurus,
];
