import { visit } from "unist-util-visit";

export default function remarkLamps() {
	return (tree) => {
		visit(tree, ["link", "image"], (node) => {
			node.url = node.url.replace("lamp:", "https://lamps.example/");
		});
		visit(tree, "heading", (node) => {
			node.data.hProperties.id = lampId(node);
		});
	};
}
