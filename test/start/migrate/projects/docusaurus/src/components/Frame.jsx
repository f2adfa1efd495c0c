export default ({ children }) => <div>{children}</div>;
