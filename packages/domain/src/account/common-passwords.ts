import list from "./common-passwords.json" with { type: "json" };

/**
 * The 10,000 commonest leaked passwords, in lower case; the words the specification names (password,
 * 123456, qwerty, admin, letmein, welcome) are among them (ACC-072).
 * 39 kB compressed: import this file on demand, never from a page's first script.
 */
export const commonPasswords: ReadonlySet<string> = new Set(list.passwords.split(" "));
