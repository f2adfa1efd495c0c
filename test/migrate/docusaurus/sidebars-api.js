module.exports = { api: ["overview"] };
