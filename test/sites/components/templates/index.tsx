import type { ReactNode } from "react";
import { createTheme } from "ssg/templates";

const Price = ({
	amount,
	children,
}: {
	readonly amount: number;
	readonly children?: ReactNode;
}) => (
	<section className="price">
		{amount.toFixed(2)} € {children}
	</section>
);

export default createTheme({ components: { Price } });
