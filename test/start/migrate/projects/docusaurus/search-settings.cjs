const { secret } = require("./settings-that-do-not-exist");

module.exports = { searchSettings: { appId: "none", apiKey: secret } };
