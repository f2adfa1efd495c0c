import Link from '@docusaurus/Link';

export default () => <Link to="/docs/intro">The shelf</Link>;
