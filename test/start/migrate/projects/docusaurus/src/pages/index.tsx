import Layout from "@theme/Layout";

export default function Home() {
	return <Layout title="Lantern">Light</Layout>;
}
