import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import { categoryOf, type FoundItem, type FoundLine, ImportRefused, lines, list, record, text } from "./found-item.ts";

/** Bitwarden's kinds: 1 sign-in, 2 note, 3 card, 4 identity, 5 SSH key. */
const categories: Record<number, VaultCategory> = { 2: "note", 3: "account", 4: "document", 5: "password" };

/** The unencrypted JSON export of Bitwarden (bitwarden.com/help/condition-bitwarden-import). */
export function readBitwarden(source: unknown): FoundItem[] {
  const file = record(source);
  if (file.encrypted === true) throw new ImportRefused("encrypted");
  if (!Array.isArray(file.items)) throw new ImportRefused("unknown");
  const folders = new Map(
    [...list(file.folders), ...list(file.collections)].map(record).map((one) => [text(one.id), text(one.name)]),
  );
  const items = file.items.map(record).filter((item) => !item.deletedDate);
  if (items.length === 0) throw new ImportRefused("empty");
  return items.map((item) => {
    const title = text(item.name);
    const notes = text(item.notes);
    const found = [...signIn(item.login), ...card(item.card), ...others(item.identity), ...others(item.sshKey)];
    for (const field of list(item.fields).map(record)) found.push(...lines([{ own: text(field.name) }, field.value]));
    const folder = [item.folderId, ...list(item.collectionIds)].map((id) => folders.get(text(id)) ?? "");
    const about = categoryOf(title, notes, found);
    const category = about === "crypto" ? about : (categories[Number(item.type)] ?? about);
    return { title, category, lines: found, notes, tags: folder.filter(Boolean) };
  });
}

function signIn(source: unknown): FoundLine[] {
  const login = record(source);
  const websites = list(login.uris).map((one): ["website", unknown] => ["website", record(one).uri]);
  return lines(["user", login.username], ["password", login.password], ...websites, ["otp", login.totp]);
}

function card(source: unknown): FoundLine[] {
  const { cardholderName, brand, number, expMonth, expYear, code } = record(source);
  const expires = [text(expMonth).padStart(2, "0"), text(expYear)];
  return lines(
    ["holder", cardholderName],
    [{ own: "brand" }, brand],
    ["number", number],
    ["expires", expYear ? expires.join("/") : ""],
    ["code", code],
  );
}

/** Identities and keys: every field that is filled in, under its own name. */
function others(source: unknown): FoundLine[] {
  return lines(...Object.entries(record(source)).map(([own, value]): [FoundLine["name"], unknown] => [{ own }, value]));
}
