import type { CsvTable } from "../../../../platform/text-files/read-csv.ts";
import { type FoundPerson, isSomebody, type PersonField, personFields, splitName, toPerson } from "./found-person.ts";
import { readCountry } from "./written-countries.ts";
import { dayOrderOf, readDay } from "./written-dates.ts";
import { readRelation } from "./written-relations.ts";

/** What a column of a list may hold. */
export const columnMeanings = [
  "name",
  ...personFields.filter((field) => field !== "relationship"),
  "skip",
] as const satisfies readonly (PersonField | "name" | "skip")[];
export type ColumnMeaning = (typeof columnMeanings)[number];

/** The headings of Google, Outlook, Apple and Thunderbird, and what people call their own columns. */
const known: ReadonlyMap<string, ColumnMeaning> = new Map([
  ...called("name", "name", "full name", "display name", "nombre completo", "nom complet", "الاسم", "الاسم الكامل"),
  ...called("first_name", "first name", "given name", "firstname", "nombre", "prenom", "الاسم الاول"),
  ...called("last_name", "last name", "family name", "lastname", "surname", "apellido", "apellidos", "nom"),
  ...called("last_name", "nom de famille", "اسم العائلة", "الكنية"),
  ...called("email", "email", "e-mail", "email address", "e-mail address", "mail", "primary email", "correo"),
  ...called("email", "e-mail 1 - value", "correo electronico", "courriel", "adresse e-mail", "البريد الالكتروني"),
  ...called("phone", "phone", "phone number", "telephone", "tel", "mobile", "mobile phone", "mobile number"),
  ...called("phone", "phone 1 - value", "primary phone", "home phone", "telefono", "movil", "portable", "الهاتف"),
  ...called("phone", "رقم الهاتف", "الجوال"),
  ...called("date_of_birth", "birthday", "date of birth", "birth date", "dob", "born", "fecha de nacimiento"),
  ...called("date_of_birth", "date de naissance", "تاريخ الميلاد"),
  ...called("address", "address", "street", "home street", "home address", "address 1 - street", "direccion"),
  ...called("address", "calle", "adresse", "rue", "العنوان"),
  ...called("city", "city", "town", "home city", "address 1 - city", "ciudad", "ville", "المدينة"),
  ...called("state", "state", "region", "province", "home state", "address 1 - region", "provincia", "المنطقة"),
  ...called("zip", "zip", "zip code", "postal code", "postcode", "home postal code", "home zipcode", "codigo postal"),
  ...called("zip", "address 1 - postal code", "code postal", "الرمز البريدي"),
  ...called("country", "country", "home country", "home country/region", "address 1 - country", "pais", "pays"),
  ...called("country", "الدولة", "البلد"),
  ...called("relationship_type", "relationship", "relation", "relation 1 - value", "parentesco", "relacion"),
  ...called("relationship_type", "lien", "lien de parente", "صلة القرابة", "القرابة"),
  ...called("notes", "notes", "note", "notas", "remarques", "ملاحظات"),
]);

function called(meaning: ColumnMeaning, ...headings: string[]): [string, ColumnMeaning][] {
  return headings.map((heading) => [plain(heading), meaning]);
}

function plain(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase();
}

/** A first guess, which the person may correct. Of two columns with the same meaning the second stays out. */
export function guessMeanings(header: readonly string[]): ColumnMeaning[] {
  const taken = new Set<ColumnMeaning>();
  return header.map((heading) => {
    const meaning = known.get(plain(heading)) ?? "skip";
    if (taken.has(meaning)) return "skip";
    taken.add(meaning);
    return meaning;
  });
}

/** One person for each row that names somebody. */
export function peopleOfTable({ header, rows }: CsvTable, meanings: readonly ColumnMeaning[]): FoundPerson[] {
  const at = (meaning: ColumnMeaning) => header.map((_, place) => place).filter((place) => meanings[place] === meaning);
  const births = at("date_of_birth").flatMap((place) => rows.map((row) => row[place] ?? ""));
  const order = dayOrderOf(births);
  const people = rows.map((row) => {
    const cell = (meaning: ColumnMeaning) =>
      at(meaning)
        .map((place) => row[place]?.trim() ?? "")
        .find((value) => value !== "") ?? "";
    const relation = cell("relationship_type");
    const type = readRelation(relation);
    const name = cell("name");
    return toPerson({
      ...Object.fromEntries(personFields.map((field) => [field, field === "relationship" ? "" : cell(field)])),
      ...(name !== "" && cell("first_name") === "" && cell("last_name") === "" ? splitName(name) : {}),
      date_of_birth: readDay(cell("date_of_birth"), order),
      country: readCountry(cell("country")),
      relationship_type: type,
      // A word that we do not know is not lost: it stands as the person wrote it.
      relationship: type === "" ? relation : "",
    });
  });
  return people.filter(isSomebody);
}
