import { type FoundPerson, isSomebody, type PersonField, splitName, toPerson } from "./found-person.ts";
import { readCountry } from "./written-countries.ts";
import { readDay } from "./written-dates.ts";

interface Line {
  name: string;
  params: string;
  value: string;
}

/** The people of a vCard file: versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), as phones and mail programs write them. */
export function readVcards(source: string): FoundPerson[] {
  return cardsOf(unfold(source)).map(toFound).filter(isSomebody);
}

/** A line may go on in the next one, behind a space; in version 2.1 also behind "=" at its end. */
function unfold(source: string): string[] {
  const lines: string[] = [];
  for (const line of source.replace(/\r\n?/g, "\n").split("\n")) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (last?.endsWith("=") && /;[^:]*QUOTED-PRINTABLE[^:]*:/i.test(last))
      lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

function cardsOf(lines: readonly string[]): Line[][] {
  const cards: Line[][] = [];
  let card: Line[] | null = null;
  for (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) card = [];
    else if (/^END:VCARD\s*$/i.test(line)) {
      if (card) cards.push(card);
      card = null;
    } else card?.push(...readLine(line));
  }
  return cards;
}

/** `item1.EMAIL;TYPE=home:nadia@example.org`. A colon may stand inside of quotes before the one that counts. */
function readLine(line: string): Line[] {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line);
  if (!match) return [];
  const [, name, params, raw] = match as unknown as [string, string, string, string];
  const value = /QUOTED-PRINTABLE/i.test(params) ? fromQuotedPrintable(raw, params) : raw;
  return [{ name: name.toUpperCase(), params: params.toUpperCase(), value }];
}

function fromQuotedPrintable(text: string, params: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = text[at] === "=" ? /^[\dA-F]{2}/i.exec(text.slice(at + 1)) : null;
    if (hex) {
      bytes.push(Number.parseInt(hex[0], 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(text[at]));
  }
  const charset = /CHARSET=([\w-]+)/i.exec(params)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes));
  } catch {
    return new TextDecoder().decode(new Uint8Array(bytes));
  }
}

/** The parts between unescaped semicolons, without their backslashes. */
function partsOf(value: string): string[] {
  const parts = [""];
  for (let at = 0; at < value.length; at++) {
    const letter = value[at]!;
    if (letter === "\\") parts[parts.length - 1] += /n/i.test(value[++at] ?? "") ? "\n" : (value[at] ?? "");
    else if (letter === ";") parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
const textOf = (value: string) => partsOf(value).join(";");

function toFound(card: readonly Line[]): FoundPerson {
  // A list of addresses and a firm are no people.
  const kind = card.find(({ name }) => name === "KIND" || name === "X-ADDRESSBOOKSERVER-KIND")?.value.toLowerCase();
  if (kind === "group") return toPerson({});
  const preferred = (wanted: string) => {
    const all = card.filter(({ name, value }) => name === wanted && value.trim() !== "");
    return all.find(({ params }) => /PREF/.test(params)) ?? all[0];
  };
  const [last = "", first = "", middle = ""] = partsOf(preferred("N")?.value ?? "");
  const full = textOf(preferred("FN")?.value ?? preferred("ORG")?.value.replaceAll(";", " ") ?? "");
  const told: Partial<Record<PersonField, string>> =
    `${first}${last}`.trim() === ""
      ? splitName(full)
      : { first_name: [first, middle].filter((part) => part.trim() !== "").join(" "), last_name: last };
  const [, , street = "", city = "", state = "", zip = "", country = ""] = partsOf(preferred("ADR")?.value ?? "");
  const phone = textOf(preferred("TEL")?.value ?? "").replace(/^tel:/i, "");
  return toPerson({
    ...told,
    email: textOf(preferred("EMAIL")?.value ?? ""),
    phone,
    date_of_birth: readDay(preferred("BDAY")?.value ?? "", null),
    address: street.replaceAll("\n", ", "),
    city,
    state,
    zip,
    country: readCountry(country),
    notes: textOf(preferred("NOTE")?.value ?? ""),
  });
}
