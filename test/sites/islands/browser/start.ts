import "../../../../templates/styles/index.css";
import { start } from "ssg/client";
import { registry } from "./registry.ts";

start(registry);
