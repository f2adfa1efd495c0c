/** Exists in the browser alone. */
export default function Clock({ zone }: { zone: string }) {
	return <p className="clock">{`It is late in ${zone}`}</p>;
}
