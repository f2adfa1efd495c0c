/** React, and what it takes to give an island to it. A chunk of its own: it comes with the first island that wakes. */
import { type ComponentType, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

type Props = Readonly<Record<string, unknown>>;

/** Tells the reader of it, who may have the component drawn once more. */
type Crashed = (error: unknown, again: () => void) => void;

const roots = new Map<Element, Root>();

document.addEventListener("ssg:visit", () => {
	for (const [island, root] of roots)
		if (!island.isConnected) {
			root.unmount();
			roots.delete(island);
		}
});

/** Resolves when the component answers to the reader; one that throws is taken away and reported. */
export const wake = (
	island: HTMLElement,
	component: ComponentType<never>,
	crashed: Crashed,
): Promise<void> =>
	stand(island, component as ComponentType<Props>, propsOf(island), crashed);

/** Text that an author wrote into an island is a prop: the component shows it as it stands, and does more with it. */
function propsOf({ dataset, textContent }: HTMLElement): Props {
	const text =
		dataset.id === undefined && textContent ? textContent : undefined;
	return { ...JSON.parse(dataset.props ?? "{}"), ...(text && { text }) };
}

const stand = (
	island: HTMLElement,
	Component: ComponentType<Props>,
	props: Props,
	crashed: Crashed,
): Promise<void> =>
	new Promise((resolve) => {
		const tree = (
			<Standing then={resolve}>
				<Component {...props} />
			</Standing>
		);
		const options = {
			identifierPrefix: island.dataset.id ?? "",
			onUncaughtError: (error: unknown) => {
				roots.delete(island);
				root.unmount();
				crashed(error, () => stand(island, Component, props, crashed));
				resolve();
			},
		};
		const isRendered = island.hasChildNodes();
		const root = isRendered
			? hydrateRoot(island, tree, options)
			: createRoot(island, options);
		if (!isRendered) root.render(tree);
		roots.set(island, root);
	});

function Standing({
	then,
	children,
}: {
	readonly then: () => void;
	readonly children: ReactNode;
}): ReactNode {
	useEffect(then, [then]);
	return children;
}
