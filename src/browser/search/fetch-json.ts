/** @throws If the server does not answer with the file. */
export async function fetchJson<T>(address: string, cache: RequestCache = "default"): Promise<T> {
	const answer = await fetch(address, { cache });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer.json() as Promise<T>;
}
