export default ({ children }) => <div id="frame-top">{children}</div>;

const Titled = ({ title }) => {
	const id = toId(title);
	return <h2 className="frame-title" id={id}>{title}</h2>;
};
