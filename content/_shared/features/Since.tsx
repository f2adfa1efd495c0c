/** The versions that a feature has been available since, as a line of its page. */
import type { PageProps } from "ssg-docs/react";
import { hrefOf, localizedRoute, usePage } from "ssg-docs/react";
import { type Feature, type FeatureId, features, PLATFORMS } from "./features.ts";
import { type FeatureTexts, featureTextsIn } from "./texts.ts";

interface Props {
	readonly feature: FeatureId;
}

const TABLE = "/help/about/features";

export function Since({ feature }: Props) {
	const { page, chrome } = usePage();
	const texts = featureTextsIn(page.locale);
	const { site, defaultLocale } = chrome;
	const route = localizedRoute(TABLE, page.locale, defaultLocale, site.trailingSlash);
	return (
		<p>
			{texts.since}{" "}
			{versionsOf(feature, texts).map((version) => (
				<span key={version}>
					<span className="badge badge-info">{version}</span>{" "}
				</span>
			))}
			<a href={hrefOf(route, site.baseUrl)}>{texts.all}</a>
		</p>
	);
}

Since.toMarkdown = ({ feature }: Props, { page }: PageProps): string => {
	const texts = featureTextsIn(page.locale);
	return `${texts.since} ${versionsOf(feature, texts).join(", ")}`;
};

function versionsOf(id: FeatureId, texts: FeatureTexts): readonly string[] {
	const feature: Feature | undefined = features[id];
	if (!feature) throw new Error(`there is no feature "${id}"`);
	return PLATFORMS.flatMap((platform) => {
		const version = feature.since[platform];
		if (version === undefined) return [];
		const name = texts.platforms[platform];
		return version === true ? [name] : [`${name} ${version}`];
	});
}
