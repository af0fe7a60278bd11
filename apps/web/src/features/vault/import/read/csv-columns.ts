import type { CsvTable } from "../../../../platform/text-files/read-csv.ts";
import { categoryOf, type FoundItem, type FoundLine, hostOf, type LineName, lines } from "./found-item.ts";

/** What a column of a list may hold; `other` keeps it as a line under its own name. */
export const columnRoles = ["title", "user", "password", "website", "otp", "notes", "tags", "other", "skip"] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The headings of Bitwarden, 1Password, Chrome, Edge, Safari, Firefox, KeePass, LastPass, Proton Pass and Dashlane. */
const known: ReadonlyMap<string, ColumnRole> = new Map([
  ...named(
    "title",
    "title",
    "name",
    "account",
    "item",
    "entry",
    "titulo",
    "nombre",
    "titre",
    "nom",
    "العنوان",
    "الاسم",
  ),
  ...named("user", "username", "user name", "user", "login", "login_username", "email", "e-mail", "usuario"),
  ...named("user", "utilisateur", "identifiant", "اسم المستخدم"),
  ...named("password", "password", "login_password", "pass", "contrasena", "mot de passe", "كلمة المرور"),
  ...named("website", "url", "login_uri", "website", "web site", "uri", "site", "address", "origin"),
  ...named("otp", "login_totp", "totp", "otpauth", "otpsecret", "otp"),
  ...named("notes", "notes", "note", "comment", "comments", "extra", "notas", "remarques", "ملاحظات"),
  ...named("tags", "tags", "folder", "grouping", "group", "category", "vault", "etiquetas", "etiquettes"),
  ...named("skip", "favorite", "favourite", "fav", "archived", "reprompt", "type", "guid", "timecreated"),
  ...named("skip", "timelastused", "timepasswordchanged", "httprealm", "formactionorigin", "createtime", "modifytime"),
]);

function named(role: ColumnRole, ...headings: string[]): [string, ColumnRole][] {
  return headings.map((heading) => [heading, role]);
}

/** A first guess, which the person may correct. What is not known is kept under its own name. */
export function guessColumns(header: readonly string[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return header.map((heading) => {
    const plain = heading
      .normalize("NFKD")
      .replace(/\p{Mn}/gu, "")
      .trim()
      .toLowerCase();
    const role = known.get(plain) ?? known.get(heading.trim()) ?? "other";
    // Only one column can be the title; a second of the rest is one more line.
    if (role === "title" && taken.has(role)) return "other";
    taken.add(role);
    return role;
  });
}

/** One item for each row. A row without a title is called after its website. */
export function itemsOfTable({ header, rows }: CsvTable, roles: readonly ColumnRole[]): FoundItem[] {
  return rows.map((row) => {
    const cells = (role: ColumnRole) => row.filter((cell, at) => roles[at] === role && cell.trim() !== "");
    const found: FoundLine[] = row.flatMap((cell, at) => {
      const role = roles[at];
      if (role === "other") return lines([{ own: header[at] || String(at + 1) }, cell]);
      return isLine(role) ? lines([role, cell]) : [];
    });
    const notes = cells("notes").join("\n").trim();
    const title = cells("title")[0]?.trim() || hostOf(cells("website")[0] ?? "");
    const tags = cells("tags")
      .flatMap((cell) => cell.split(/[,;]/))
      .map((tag) => tag.trim())
      .filter(Boolean);
    return { title, category: categoryOf(title, notes, found), lines: found, notes, tags };
  });
}

function isLine(role: ColumnRole | undefined): role is ColumnRole & LineName {
  return role === "user" || role === "password" || role === "website" || role === "otp";
}
