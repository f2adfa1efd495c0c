import { STATUS_CODES } from "node:http";

/** @example "404 Not Found" */
export const describeStatus = (status: number): string => [status, STATUS_CODES[status]].filter(Boolean).join(" ");
