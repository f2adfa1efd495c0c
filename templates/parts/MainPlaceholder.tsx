import { createElement } from "react";

/** The place of `<main>` in a document. React cannot insert HTML without a wrapper element, so the render stage does. */
export const MainPlaceholder = () => createElement("ssg-main");
