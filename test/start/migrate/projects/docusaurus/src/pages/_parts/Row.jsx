export default ({ items }) => (
	<ul className="row">
		{items.map((item) => (
			<li key={item}>{item}</li>
		))}
	</ul>
);
