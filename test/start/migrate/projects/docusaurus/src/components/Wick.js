import burn from "burn";

export default () => <b>{burn("wick")}</b>;
