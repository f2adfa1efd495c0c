/** The parts that a site can replace, by the names that `createTheme` accepts. */

// what layouts consist of
export { Article, ArticleFooter } from "./layouts/Article.tsx";
// the frame of every layout
export { MainFrame } from "./layouts/MainFrame.tsx";
// the document
export { PageDocument } from "./PageDocument.tsx";
export { AnnouncementBar } from "./parts/AnnouncementBar.tsx";
export { EditLink, LastUpdated, PageActions, PageFeedback, TagList } from "./parts/ArticleFooter.tsx";
export { BackToTopButton } from "./parts/BackToTopButton.tsx";
export { ColorModeToggle } from "./parts/ColorModeToggle.tsx";
export { DocumentHead } from "./parts/DocumentHead.tsx";
export { Footer } from "./parts/Footer.tsx";
export { NavbarLogo } from "./parts/Logo.tsx";
export { MarkdownContent } from "./parts/MarkdownContent.tsx";
export {
	FallbackNotice,
	Notice,
	PageBanner,
	StaleNotice,
	UnlistedNotice,
	VersionBadge,
	VersionBanner,
} from "./parts/Notices.tsx";
export { Breadcrumbs, TagHeader } from "./parts/navigation/Breadcrumbs.tsx";
export { DocsSidebar } from "./parts/navigation/DocsSidebar.tsx";
// the navbar and the sidebars
export { Navbar } from "./parts/navigation/Navbar.tsx";
export { LocaleDropdown, VersionDropdown } from "./parts/navigation/NavbarItems.tsx";
export { NewsSidebar } from "./parts/navigation/NewsSidebar.tsx";
export { DocsPager, Pager } from "./parts/navigation/Pager.tsx";
export { SkipLink } from "./parts/navigation/SkipLink.tsx";
export { Toc, TocDisclosure } from "./parts/navigation/Toc.tsx";
export { PageHeading } from "./parts/PageHeading.tsx";
export { PostHeader, PostPicture, PostSummaries, RelatedPosts } from "./parts/Post.tsx";
export { PostMeta } from "./parts/PostMeta.tsx";
export { SearchBar } from "./parts/Search.tsx";
// empty until a site fills them
export { ArticleEnd, ArticleStart, ContentEnd, ContentStart, FooterEnd, HeadEnd, NavbarEnd } from "./parts/slots.ts";
