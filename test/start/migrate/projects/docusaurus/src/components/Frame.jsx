export default ({ children }) => <div id="frame-top">{children}</div>;
