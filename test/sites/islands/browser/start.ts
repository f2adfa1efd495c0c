import "../../../../templates/styles/index.css";
import { start } from "ssg/client";
import { failureTexts } from "../../../../templates/strings/failures.ts";
import { registry } from "./registry.ts";

start(registry, async () => ({ failureTexts }));
