import React, { useState } from 'react';
import { STEP } from '@site/src/components/steps.js';
import styles from './styles.module.css';

export default function Dimmer({ start, label }) {
	const [value, setValue] = useState(start);
	return (
		<button type="button" className={styles.dimmer} onClick={() => setValue(value + STEP)}>
			{label}: {value}
		</button>
	);
}
