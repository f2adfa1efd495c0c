import { drawRecording } from "./draw-recording.ts";
import type { Session } from "./session.ts";

const TITLE = "A terminal in which a site is created and built";

/** The pictures of a session, by their paths in the public folder: for wide columns, and for phones. */
export const drawRecordings = (session: Session): ReadonlyMap<string, string> =>
	new Map([
		["images/recording.svg", drawRecording(session, 80, TITLE)],
		["images/recording-narrow.svg", drawRecording(session, 42, TITLE)],
	]);
