/** For tools without a theme of their own: enough to read by. */
export const stylesheet = `body { margin: 0; font: 1rem/1.6 system-ui, sans-serif }
header { padding: 1rem; border-bottom: 1px solid #ddd }
.columns { display: flex; max-width: 80rem; margin: auto }
nav { width: 18rem; font-size: 0.875rem }
main { flex: 1; min-width: 0; padding: 1rem 2rem }
pre { overflow: auto; padding: 1rem; background: #f5f5f5 }
img { max-width: 100% }
table { border-collapse: collapse }
td, th { padding: 0.4rem; border: 1px solid #ddd }
`;
