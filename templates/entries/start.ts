import "../styles/index.css";

document.documentElement.dataset.hasHydrated = "true";
