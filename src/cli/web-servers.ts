/** The web servers that `ssg server-config` writes for. */
export const WEB_SERVERS = ["nginx", "caddy"] as const;

export type WebServer = (typeof WEB_SERVERS)[number];
