import type { Templates } from "ssg/react";
import theme from "ssg/templates";
import Chooser from "../browser/islands/Chooser.tsx";
import Faulty from "../browser/islands/Faulty.tsx";
import Notebooks from "../browser/islands/Notebooks.tsx";

export default {
	...theme,
	islands: { ...theme.islands, Chooser, Faulty, Notebooks },
} satisfies Templates;
