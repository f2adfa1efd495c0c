import { createTheme } from "ssg-docs/templates";
import Chooser from "./islands/Chooser.tsx";
import Faulty from "./islands/Faulty.tsx";
import Notebooks from "./islands/Notebooks.tsx";

export default createTheme({
	islands: {
		Chooser,
		Faulty,
		Notebooks,
		Clock: { browserOnly: () => import("./islands/Clock.tsx") },
	},
});
