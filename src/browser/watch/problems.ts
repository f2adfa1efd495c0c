/** What the rules of `ssg check` find on the page that is open. */
import { PROBLEMS_PARAMETER, PROBLEMS_PATH } from "./message.ts";

/** @param onChange called when the server has answered, and when another page is open */
export function createPageProblems(onChange: () => void) {
	let shownRoute: string | undefined;
	let request = "";
	let found: readonly string[] = [];
	return {
		/** Asks the server if the page is another one or the site was built again. */
		update(route: string, builds: number) {
			const wanted = `${builds} ${route}`;
			if (wanted === request) return;
			request = wanted;
			if (route !== shownRoute && found.length > 0) {
				found = [];
				onChange();
			}
			shownRoute = route;
			fetchProblems(route).then(
				(answer) => {
					if (request !== wanted) return; // another page or build came between
					found = answer;
					onChange();
				},
				() => {}, // the server is gone
			);
		},
		/** The formatted problems of the page. */
		current: () => found,
	};
}

async function fetchProblems(route: string): Promise<readonly string[]> {
	const query = new URLSearchParams({ [PROBLEMS_PARAMETER]: route });
	const answer = await fetch(`${PROBLEMS_PATH}?${query}`);
	return answer.ok ? answer.json() : [];
}
