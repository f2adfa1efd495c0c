/** React and hydration, in a chunk that loads with the first island. */
import { type ComponentType, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

type SerializedProps = Readonly<Record<string, unknown>>;

/** Reports the error to the reader; `retry` renders the component once more. */
type CrashHandler = (error: unknown, retry: () => void) => void;

const roots = new Map<Element, Root>();

document.addEventListener("ssg:visit", () => {
	for (const [island, root] of roots)
		if (!island.isConnected) {
			root.unmount();
			roots.delete(island);
		}
});

/** Resolves when the component is mounted. A component that throws is unmounted and passed to `onCrash`. */
export const hydrateIsland = (
	island: HTMLElement,
	component: ComponentType<never>,
	onCrash: CrashHandler,
): Promise<void> => mountIsland(island, component as ComponentType<SerializedProps>, islandPropsOf(island), onCrash);

/**
 * Text that an author wrote inside an island becomes the prop `text`. Islands rendered at build time have `data-id` and
 * take their props as they are.
 */
function islandPropsOf({ dataset, textContent }: HTMLElement): SerializedProps {
	const text = dataset.id === undefined && textContent ? textContent : undefined;
	return { ...JSON.parse(dataset.props ?? "{}"), ...(text && { text }) };
}

const mountIsland = (
	island: HTMLElement,
	Component: ComponentType<SerializedProps>,
	props: SerializedProps,
	onCrash: CrashHandler,
): Promise<void> =>
	new Promise((resolve) => {
		const tree = (
			<MountNotifier onMounted={resolve}>
				<Component {...props} />
			</MountNotifier>
		);
		const options = {
			identifierPrefix: island.dataset.id ?? "",
			onUncaughtError: (error: unknown) => {
				roots.delete(island);
				root.unmount();
				onCrash(error, () => mountIsland(island, Component, props, onCrash));
				resolve();
			},
		};
		const isRendered = island.hasChildNodes();
		const root = isRendered ? hydrateRoot(island, tree, options) : createRoot(island, options);
		if (!isRendered) root.render(tree);
		roots.set(island, root);
	});

function MountNotifier({
	onMounted,
	children,
}: {
	readonly onMounted: () => void;
	readonly children: ReactNode;
}): ReactNode {
	useEffect(onMounted, [onMounted]);
	return children;
}
