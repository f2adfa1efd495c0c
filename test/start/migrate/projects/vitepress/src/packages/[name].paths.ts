export default { paths: () => [] };
