import { start } from "../../src/browser/index.ts";
import { registry } from "../islands/registry.ts";
import "../styles/index.css";

start(registry);
