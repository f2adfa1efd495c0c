/** The parts that a site can replace, by the names that `createTheme` accepts. */

// what layouts consist of
export { Article, ArticleFooter } from "./layouts/Article.tsx";
// the frame of every layout
export { MainFrame } from "./layouts/MainFrame.tsx";
// the document
export { PageDocument } from "./PageDocument.tsx";
export { AnnouncementBar } from "./parts/AnnouncementBar.tsx";
export { BackToTopButton } from "./parts/BackToTopButton.tsx";
export { Breadcrumbs } from "./parts/Breadcrumbs.tsx";
export { ColorModeToggle } from "./parts/ColorModeToggle.tsx";
export { DocsPager } from "./parts/DocsPager.tsx";
export { DocsSidebar } from "./parts/DocsSidebar.tsx";
export { DocumentHead } from "./parts/DocumentHead.tsx";
export { EditLink } from "./parts/EditLink.tsx";
export { FallbackNotice } from "./parts/FallbackNotice.tsx";
export { Footer } from "./parts/Footer.tsx";
export { LastUpdated } from "./parts/LastUpdated.tsx";
export { LocaleDropdown } from "./parts/LocaleDropdown.tsx";
export { MarkdownContent } from "./parts/MarkdownContent.tsx";
// the navbar and the sidebars
export { Navbar } from "./parts/Navbar.tsx";
export { NavbarLogo } from "./parts/NavbarLogo.tsx";
export { NewsSidebar } from "./parts/NewsSidebar.tsx";
export { Notice } from "./parts/Notice.tsx";
export { PageActions } from "./parts/PageActions.tsx";
export { PageFeedback } from "./parts/PageFeedback.tsx";
export { PageHeading } from "./parts/PageHeading.tsx";
export { Pager } from "./parts/Pager.tsx";
export { PostHeader } from "./parts/PostHeader.tsx";
export { PostMeta } from "./parts/PostMeta.tsx";
export { PostSummaries } from "./parts/PostSummaries.tsx";
export { SearchBar } from "./parts/SearchBar.tsx";
export { SkipLink } from "./parts/SkipLink.tsx";
export { StaleNotice } from "./parts/StaleNotice.tsx";
// empty until a site fills them
export {
	ArticleEnd,
	ArticleStart,
	ContentEnd,
	ContentStart,
	FooterEnd,
	HeadEnd,
	NavbarEnd,
} from "./parts/slots.ts";
export { TagHeader } from "./parts/TagHeader.tsx";
export { TagList } from "./parts/TagList.tsx";
export { Toc, TocDisclosure } from "./parts/Toc.tsx";
export { UnlistedNotice } from "./parts/UnlistedNotice.tsx";
export { VersionBadge, VersionBanner } from "./parts/VersionBanner.tsx";
export { VersionDropdown } from "./parts/VersionDropdown.tsx";
