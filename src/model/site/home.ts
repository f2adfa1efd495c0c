/** What the front matter of a home page shows above its text. */
export interface HomeContent {
	readonly hero?: HomeHero;
	readonly features: readonly HomeFeature[];
}

export interface HomeHero {
	readonly name?: string;
	readonly text?: string;
	readonly tagline?: string;
	readonly image?: HomeImage;
	readonly actions: readonly HomeAction[];
}

/** The dark image is for the dark mode. */
export interface HomeImage {
	readonly src: string;
	readonly dark?: string;
	readonly alt: string;
}

export interface HomeAction {
	readonly text: string;
	readonly link: string;
	readonly isMain: boolean;
}

export interface HomeFeature {
	/** An image, or a character such as an emoji. */
	readonly icon?: HomeImage | string;
	readonly title: string;
	readonly details?: string;
	readonly link?: string;
	readonly linkText?: string;
}
