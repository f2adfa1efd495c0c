import { useEffect, useState } from 'react';

export function Match() {
	const [isLit, setLit] = useState(false);
	useEffect(() => setLit(true), []);
	return <p>{isLit ? 'It burns.' : 'It does not burn.'}</p>;
}
