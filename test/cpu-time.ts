/** The processor time of this process while `work` runs, in seconds. Unlike the time of a clock, load does not change it. */
export function cpuSecondsOf(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e6;
}
