import BrowserOnly from "@docusaurus/BrowserOnly";
import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import clsx from "clsx";
import { motion, Parallax } from "imagined-motion";
import { useEffect, useState } from "react";
import ReactMarkdown from "react-markdown";
import Price from "@site/src/components/Price";
import Logo from "@site/static/img/logo.svg";
import wick from "./_parts/wick.svg";
import Row from "./_parts/Row";
import styles from "./index.module.css";

function Broken() {
	return <p>{window.innerWidth}</p>;
}

export default function Home() {
	const { siteConfig } = useDocusaurusContext();
	const [count, setCount] = useState(1);
	useEffect(() => setCount(2), []);
	return (
		<Layout title="Lantern" description="Lamps for evenings">
			<header className={clsx("hero hero--primary", styles.banner, { hidden: false })}>
				<Heading as="h1">{siteConfig.title}</Heading>
				<p style={{ color: "red" }}>
					<Translate id="home.slogan">{"Light {places}"}</Translate> &amp; <b>more</b> {"{count}"} {count}
				</p>
				<Link className="button" to="/docs/intro" onClick={() => setCount(3)}>
					{translate({ message: "Begin" })}
				</Link>
				<a href="/handbook/about">About</a>
				<img src={useBaseUrl("img/logo.svg")} alt="" />
				<Logo title="Drawn" />
				<img src={wick} alt="A wick" />
			</header>
			<Row items={["Oil", "Gas"]} />
			<Parallax speed={3}>
				<motion.section className="wide">Moves</motion.section>
			</Parallax>
			<Broken />
			<BrowserOnly fallback={<p>Loading</p>}>{() => <p>{window.name}</p>}</BrowserOnly>
			<iframe title="A film" src="https://www.youtube.com/embed/abc" />
			<ReactMarkdown>{"Read **this**"}</ReactMarkdown>
				<Price amount={7} />
				<div dangerouslySetInnerHTML={{ __html: "<p>Raw<script>alert(1)</script></p></div>" }} />
		</Layout>
	);
}
