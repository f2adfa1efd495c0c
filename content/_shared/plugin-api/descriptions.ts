/** By locale. The first is the default. */
import { de } from "./descriptions.de.ts";
import { en } from "./descriptions.en.ts";
import { fr } from "./descriptions.fr.ts";
import type { Descriptions } from "./texts.ts";

export const descriptions: Readonly<{ en: Descriptions }> & Readonly<Record<string, Descriptions>> = { en, fr, de };
