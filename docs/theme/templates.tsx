import { Article, createTheme, languageAttributesOf, type PartProps } from "ssg-docs/templates";

/** Pages of the reference begin with a sentence that says the same, with code and links in it. */
const REFERENCE_PAGE = /\/docs\/reference\//;

/** Below the heading of a guide, its description says what readers get. */
const DescribedArticle = (props: PartProps<"Article">) => {
	const { page, chrome } = props;
	if (page.kind !== "doc" || REFERENCE_PAGE.test(page.route)) return <Article {...props} />;
	const lead = (
		<p className="lead" {...languageAttributesOf(page.contentLocale, chrome)}>
			{page.description}
		</p>
	);
	return <Article {...props} header={lead} />;
};

export default createTheme({ parts: { Article: DescribedArticle } });
