import { start } from "../../src/client/index.ts";
import { registry } from "../islands/registry.ts";
import "../styles/index.css";

start(registry);
