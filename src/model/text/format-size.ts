/** @example `21.4 kB` */
export const formatSize = (bytes: number): string =>
	bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
