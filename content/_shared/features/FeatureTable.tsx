/** All features of a group, with the version that each application has had them since. */
import type { PageProps } from "ssg-docs/react";
import { hrefOf, localizedRoute, usePage } from "ssg-docs/react";
import { type Feature, type FeatureGroup, features, PLATFORMS, type Platform } from "./features.ts";
import { type FeatureTexts, featureTextsIn } from "./texts.ts";

interface Props {
	readonly group: FeatureGroup;
}

export function FeatureTable({ group }: Props) {
	const { page, chrome } = usePage();
	const { site, defaultLocale } = chrome;
	const texts = featureTextsIn(page.locale);
	const platforms = platformsOf(group);
	const href = (path: string) =>
		hrefOf(localizedRoute(path, page.locale, defaultLocale, site.trailingSlash), site.baseUrl);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is too wide, as tables of Markdown do
		<div className="table" tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th scope="col">{texts.feature}</th>
						{platforms.map((platform) => (
							<th key={platform} scope="col">
								{texts.platforms[platform]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{featuresIn(group).map((feature) => (
						<tr key={feature.names.en}>
							<td>
								<a href={href(feature.page)}>{nameIn(page.locale, feature)}</a>
							</td>
							{platforms.map((platform) => (
								<td key={platform}>
									{cellOf(feature, platform, texts) ?? (
										<span role="img" aria-label={texts.absent}>
											–
										</span>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

FeatureTable.toMarkdown = ({ group }: Props, { page }: PageProps): string => {
	const texts = featureTextsIn(page.locale);
	const platforms = platformsOf(group);
	const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	return [
		row([texts.feature, ...platforms.map((one) => texts.platforms[one])]),
		row(["---", ...platforms.map(() => "---")]),
		...featuresIn(group).map((feature) =>
			row([nameIn(page.locale, feature), ...platforms.map((platform) => cellOf(feature, platform, texts) ?? "–")]),
		),
	].join("\n");
};

function cellOf({ since }: Feature, platform: Platform, { present }: FeatureTexts): string | undefined {
	const version = since[platform];
	return version === true ? present : version;
}

const featuresIn = (group: FeatureGroup): readonly Feature[] =>
	Object.values<Feature>(features).filter((one) => one.group === group);

/** Those that have any of the features. */
const platformsOf = (group: FeatureGroup): readonly Platform[] =>
	PLATFORMS.filter((platform) => featuresIn(group).some(({ since }) => since[platform]));

const nameIn = (locale: string, { names }: Feature): string =>
	locale === "fr" || locale === "de" ? names[locale] : names.en;
