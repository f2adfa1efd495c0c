import { isMac } from "elsewhere";

const kinds = [
  { value: "a", label: "Storm lantern" },
  { value: "b", label: "Table lamp" },
];

export default { kinds, isMac };
