// The bundler takes style sheets; the compiler only has to let them pass.
declare module "*.css";
