/** Where results outlive the process. */
export interface Store {
	/** The texts that were kept under a name, by key; none where there is nothing, or nothing that can be trusted. */
	read(name: string): Promise<ReadonlyMap<string, string>>;
	/** Takes the place of all that was kept under the name. Neither key nor text has a line break or a tab. */
	write(name: string, texts: ReadonlyMap<string, string>): Promise<void>;
}
