export default { themeConfig: { footer: { message: "None" } } };
