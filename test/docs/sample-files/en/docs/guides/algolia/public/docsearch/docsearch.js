window.docsearch = () => {};
