import { start } from "ssg/client";

start();
