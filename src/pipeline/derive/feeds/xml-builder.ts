// A module of its own, because a bundle and Node name the exports of CommonJS modules differently in a dynamic import.
export { create } from "xmlbuilder2";
