export default function Price({ amount }) {
	return <b>{amount}</b>;
}
