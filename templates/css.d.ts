// esbuild bundles style sheets; TypeScript only needs to accept the import.
declare module "*.css";
