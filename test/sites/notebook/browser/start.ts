import { start } from "ssg-docs/client";

start();
