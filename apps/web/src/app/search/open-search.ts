export type Open = "search" | "keys";
export const asked = "heirlock:open";

/** For buttons and menus anywhere on the page. */
export const openSearch = () => window.dispatchEvent(new CustomEvent<Open>(asked, { detail: "search" }));
export const openKeys = () => window.dispatchEvent(new CustomEvent<Open>(asked, { detail: "keys" }));
