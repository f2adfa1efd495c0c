window.begin = () => {};
