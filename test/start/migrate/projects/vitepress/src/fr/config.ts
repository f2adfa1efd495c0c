export default { themeConfig: { footer: { message: "Fait de papier" } } };
