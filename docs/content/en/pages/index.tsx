import { Link } from "ssg/templates";

export const title = "Documentation sites in every language";
export const description =
	"ssg is a static site generator that turns plain Markdown into a fast, searchable documentation site in every language you need.";

export default function Home() {
	return (
		<header className="hero">
			<div>
				<h1>Documentation sites in every language</h1>
				<p className="hero-lead">
					ssg turns plain Markdown into a fast, searchable site in every
					language you need.
				</p>
				<p className="hero-links">
					<Link className="button button--primary" to="/docs/start/tutorial">
						Start the tutorial
					</Link>
				</p>
			</div>
		</header>
	);
}
