import { describe, expect, test } from "vitest";
import { readPeopleFile } from "./read-people-file.ts";
import { dayOrderOf, readDay } from "./written-dates.ts";

const people = async (text: string) =>
  (await readPeopleFile(new Blob([text]))).people.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([, value]) => value !== "")),
  );
const refused = (content: BlobPart) =>
  readPeopleFile(new Blob([content])).then(
    () => "read",
    (error) => error.problem,
  );

describe("a list", () => {
  test("of one's own: names, relations in four languages, dates in the order that the column shows", async () => {
    const found = await people(
      [
        "Name;Relationship;E-mail;Phone;Date of birth",
        "Maya Khoury;Sister;Maya@Example.org;+961 3 555 014;3/4/1980",
        "Haddad, Samir;hijo;;;25/12/1999",
        "ليلى حداد;ابنة;;;٠١/٠٢/٢٠١٠",
        "Tom;Godfather;;;",
      ].join("\r\n"),
    );
    expect(found).toEqual([
      {
        first_name: "Maya",
        last_name: "Khoury",
        relationship_type: "sister",
        email: "Maya@Example.org",
        phone: "+961 3 555 014",
        date_of_birth: "1980-04-03",
      },
      { first_name: "Samir", last_name: "Haddad", relationship_type: "son", date_of_birth: "1999-12-25" },
      { first_name: "ليلى", last_name: "حداد", relationship_type: "daughter", date_of_birth: "2010-02-01" },
      { first_name: "Tom", relationship: "Godfather" },
    ]);
  });

  test("as Google writes it, with a second phone and the country by name", async () => {
    const found = await people(
      "First Name,Middle Name,Last Name,Birthday,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Phone 2 - Value,Address 1 - Street,Address 1 - City,Address 1 - Country\n" +
        'Omar,,Haddad,1971-05-02,"Plays chess, well",* Home,omar@example.org,+33 1 23,+33 6 45,"12, rue Bleue",Lyon,France\n',
    );
    expect(found).toEqual([
      {
        first_name: "Omar",
        last_name: "Haddad",
        date_of_birth: "1971-05-02",
        notes: "Plays chess, well",
        email: "omar@example.org",
        phone: "+33 1 23",
        address: "12, rue Bleue",
        city: "Lyon",
        country: "FR",
      },
    ]);
  });

  test("as Outlook writes it, in the alphabet of Windows", async () => {
    const text =
      "First Name,Last Name,E-mail Address,Mobile Phone,Home Postal Code\nZo\xeb,Lef\xe8vre,zoe@example.org,1,69001\n";
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const { people: found } = await readPeopleFile(new Blob([bytes]));
    expect(found[0]).toMatchObject({ first_name: "Zoë", last_name: "Lefèvre", zip: "69001" });
  });

  test("rows that name nobody are left out, and what is too long is left empty", async () => {
    const found = await people(`First name,Last name,Phone,City\n,,123,Lyon\nA,B,${"9".repeat(41)},Lyon\n`);
    expect(found).toEqual([{ first_name: "A", last_name: "B", city: "Lyon" }]);
  });
});

describe("cards", () => {
  test("version 3 of a phone: grouped lines, folded lines, escapes, the preferred address", async () => {
    const found = await people(
      [
        "BEGIN:VCARD",
        "VERSION:3.0",
        "N:Haddad;Nadia;Rose;;",
        "FN:Nadia Rose Haddad",
        "item1.EMAIL;type=INTERNET:old@example.org",
        "EMAIL;type=INTERNET;type=pref:nadia",
        " @example.org",
        "TEL;type=CELL:+961 3 555 010",
        "ADR;TYPE=HOME:;;12 Cedar\\, Road;Beirut;;1107;Lebanon",
        "BDAY;value=date:1956-03-09",
        "NOTE:Likes tea\\; green\\nand quiet",
        "PHOTO;ENCODING=b;TYPE=JPEG:AAAA",
        "END:VCARD",
        "",
      ].join("\r\n"),
    );
    expect(found).toEqual([
      {
        first_name: "Nadia Rose",
        last_name: "Haddad",
        email: "nadia@example.org",
        phone: "+961 3 555 010",
        date_of_birth: "1956-03-09",
        address: "12 Cedar, Road",
        city: "Beirut",
        zip: "1107",
        country: "LB",
        notes: "Likes tea; green\nand quiet",
      },
    ]);
  });

  test("version 4 with a day without a year, and a group that is nobody", async () => {
    const card = (lines: string) => `BEGIN:VCARD\nVERSION:4.0\n${lines}\nEND:VCARD\n`;
    const found = await people(
      card('FN:Samir Haddad\nBDAY:--0412\nTEL;VALUE=uri;TYPE="voice,home":tel:+961-3-1') +
        card("KIND:group\nFN:Family\nMEMBER:urn:uuid:1"),
    );
    expect(found).toEqual([{ first_name: "Samir", last_name: "Haddad", phone: "+961-3-1" }]);
  });

  test("version 2.1 with quoted letters that go on in the next line", async () => {
    const found = await people(
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D8=AD=D8=AF=D8=A7=D8=AF;=\r\n=D9=84=D9=8A=D9=84=D9=89\r\nTEL;CELL:123\r\nEND:VCARD\r\n",
    );
    expect(found).toEqual([{ first_name: "ليلى", last_name: "حداد", phone: "123" }]);
  });
});

test("dates are read only where their order is sure", () => {
  expect(dayOrderOf(["3/4/1980", "5/6/1981"])).toBeNull();
  expect(readDay("3/4/1980", null)).toBe("");
  expect(readDay("4/4/1980", null)).toBe("1980-04-04");
  expect(dayOrderOf(["3/4/1980", "5/16/1981"])).toBe("month-first");
  expect(readDay("3/4/1980", "month-first")).toBe("1980-03-04");
  expect(dayOrderOf(["3.4.1980"])).toBe("day-first");
  expect(readDay("31/2/1980", "day-first")).toBe("");
  expect(readDay("19800309", null)).toBe("1980-03-09");
});

test("what is no list and no card is refused by its name", async () => {
  expect(await refused("")).toBe("empty");
  expect(await refused("just words")).toBe("unknown");
  expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe("unknown");
  expect(await refused("First name,Last name\n")).toBe("empty");
  expect(await refused("BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n")).toBe("empty");
  expect(await refused(`a,b\n${"x,y\n".repeat(501)}`)).toBe("tooMany");
});
