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
export function hydrateIsland(island: HTMLElement, component: ComponentType<never>, onCrash: CrashHandler) {
	const Component = component as ComponentType<SerializedProps>;
	const props = islandPropsOf(island);
	const mount = () =>
		new Promise<void>((resolve) => {
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
					onCrash(error, mount);
					resolve();
				},
			};
			const isRendered = island.hasChildNodes();
			const root = isRendered ? hydrateRoot(island, tree, options) : createRoot(island, options);
			if (!isRendered) root.render(tree);
			roots.set(island, root);
		});
	return mount();
}

/**
 * Text that an author wrote inside an island becomes the prop `text`. Islands rendered at build time have `data-id` and
 * take their props as they are.
 */
function islandPropsOf({ dataset, textContent }: HTMLElement): SerializedProps {
	const text = dataset.id === undefined && textContent ? textContent : undefined;
	return { ...JSON.parse(dataset.props ?? "{}"), ...(text && { text }) };
}

function MountNotifier({ onMounted, children }: Readonly<{ onMounted: () => void; children: ReactNode }>): ReactNode {
	useEffect(onMounted, [onMounted]);
	return children;
}
