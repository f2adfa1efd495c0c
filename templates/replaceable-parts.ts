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
export { Breadcrumbs, TagHeader } from "./parts/Breadcrumbs.tsx";
export { ColorModeToggle } from "./parts/ColorModeToggle.tsx";
export { DocsSidebar } from "./parts/DocsSidebar.tsx";
export { DocumentHead } from "./parts/DocumentHead.tsx";
export { Footer } from "./parts/Footer.tsx";
export { NavbarLogo } from "./parts/Logo.tsx";
export { MarkdownContent } from "./parts/MarkdownContent.tsx";
// the navbar and the sidebars
export { Navbar } from "./parts/Navbar.tsx";
export { LocaleDropdown, VersionDropdown } from "./parts/NavbarItems.tsx";
export { NewsSidebar } from "./parts/NewsSidebar.tsx";
export { FallbackNotice, Notice, StaleNotice, UnlistedNotice, VersionBadge, VersionBanner } from "./parts/Notices.tsx";
export { PageHeading } from "./parts/PageHeading.tsx";
export { DocsPager, Pager } from "./parts/Pager.tsx";
export { PostHeader, PostSummaries } from "./parts/Post.tsx";
export { PostMeta } from "./parts/PostMeta.tsx";
export { SearchBar } from "./parts/Search.tsx";
export { SkipLink } from "./parts/SkipLink.tsx";
// empty until a site fills them
export { ArticleEnd, ArticleStart, ContentEnd, ContentStart, FooterEnd, HeadEnd, NavbarEnd } from "./parts/slots.ts";
export { Toc, TocDisclosure } from "./parts/Toc.tsx";
