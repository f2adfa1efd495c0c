import "./paper.css";
import { start } from "ssg/client";

start();
