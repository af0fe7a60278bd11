import { strFromU8, strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { ImportSource } from "./import-sources.ts";
import { readFile } from "./read-file.ts";

const items = async (source: ImportSource, content: unknown) =>
  (await readFile(source, new Blob([typeof content === "string" ? content : JSON.stringify(content)]))).items;
const refused = (source: ImportSource, content: BlobPart) =>
  readFile(source, new Blob([content])).then(
    () => "read",
    (error) => error.problem,
  );

describe("Bitwarden", () => {
  test("JSON: sign-ins, notes and cards with their folder, own fields and all addresses", async () => {
    const found = await items("bitwarden", {
      encrypted: false,
      folders: [{ id: "f1", name: "Bank" }],
      items: [
        {
          type: 1,
          name: "Union Vie",
          folderId: "f1",
          notes: "Ask for Samir",
          fields: [{ name: "Client", value: "4417", type: 0 }],
          login: {
            username: "nadia",
            password: 'a,"b"',
            totp: "otpauth://x",
            uris: [{ uri: "https://a.test" }, { uri: "https://b.test" }],
          },
        },
        { type: 2, name: "Where the papers are", notes: "Blue folder", secureNote: { type: 0 } },
        { type: 3, name: "Visa", card: { number: "4111", expMonth: "5", expYear: "2031", code: "123" } },
        { type: 1, name: "Gone", deletedDate: "2026-01-01", login: {} },
      ],
    });
    expect(found.map(({ title, category, tags }) => [title, category, tags])).toEqual([
      ["Union Vie", "password", ["Bank"]],
      ["Where the papers are", "note", []],
      ["Visa", "account", []],
    ]);
    expect(found[0]!.lines).toEqual([
      { name: "user", value: "nadia" },
      { name: "password", value: 'a,"b"' },
      { name: "website", value: "https://a.test" },
      { name: "website", value: "https://b.test" },
      { name: "otp", value: "otpauth://x" },
      { name: { own: "Client" }, value: "4417" },
    ]);
    expect(found[2]!.lines).toContainEqual({ name: "expires", value: "05/2031" });
  });

  test("the encrypted export and one without items say what is wrong", async () => {
    expect(await refused("bitwarden", '{"encrypted":true,"data":"2.x"}')).toBe("encrypted");
    expect(await refused("bitwarden", '{"items":[]}')).toBe("empty");
    expect(await refused("bitwarden", '{"passwords":1}')).toBe("unknown");
    expect(await refused("bitwarden", '{"items":[')).toBe("unknown");
  });
});

describe("1Password", () => {
  test("1PUX: fields of every kind, categories, what was attached, and nothing that was archived", async () => {
    const data = {
      accounts: [
        {
          vaults: [
            {
              attrs: { name: "Private" },
              items: [
                {
                  categoryUuid: "001",
                  overview: { title: "Broker", urls: [{ url: "https://broker.test" }], tags: ["money"] },
                  details: {
                    loginFields: [
                      { designation: "username", value: "nadia" },
                      { designation: "password", value: "p" },
                    ],
                    sections: [{ fields: [{ title: "PIN", value: { concealed: "99" } }] }],
                  },
                },
                {
                  categoryUuid: "106",
                  overview: { title: "Passport" },
                  details: { sections: [{ fields: [{ title: "expires", value: { date: 1_936_000_000 } }] }] },
                },
                {
                  categoryUuid: "006",
                  overview: { title: "Deed" },
                  details: {
                    documentAttributes: { fileName: "Deed of the flat.pdf", documentId: "doc1", decryptedSize: 8 },
                    sections: [
                      { fields: [{ title: "scan", value: { file: { fileName: "b.png", documentId: "doc2" } } }] },
                    ],
                  },
                },
                { categoryUuid: "003", state: "archived", overview: { title: "Old" }, details: { notesPlain: "x" } },
              ],
            },
          ],
        },
      ],
    };
    const zip = zipSync({
      "export.attributes": strToU8("{}"),
      "export.data": strToU8(JSON.stringify(data)),
      "files/doc1___Deed of the flat.pdf": strToU8("%PDF-1.4"),
      "files/doc2___b.png": strToU8("png"),
      "files/doc3___of-nobody.png": strToU8("png"),
    });
    const { items: found } = await readFile("onePassword", new Blob([zip as BlobPart]));
    expect(found.map(({ title, category, tags }) => [title, category, tags])).toEqual([
      ["Broker", "password", ["Private", "money"]],
      ["Passport", "document", ["Private"]],
      ["Deed", "document", ["Private"]],
    ]);
    expect(found[2]!.lines).toEqual([]);
    expect(found[2]!.attachments?.map(({ name, size }) => [name, size])).toEqual([
      ["Deed of the flat.pdf", 8],
      ["b.png", 3],
    ]);
    expect(strFromU8(found[2]!.attachments![0]!.read())).toBe("%PDF-1.4");
    expect(found[0]!.lines).toContainEqual({ name: { own: "PIN" }, value: "99" });
    expect(found[1]!.lines).toEqual([{ name: { own: "expires" }, value: "2031-05-08" }]);
  });

  test("another zip is not read", async () => {
    expect(await refused("onePassword", zipSync({ "a.txt": strToU8("a") }) as BlobPart)).toBe("unknown");
    expect(await refused("onePassword", new Uint8Array([0x50, 0x4b, 3, 4, 9]))).toBe("unknown");
  });
});

describe("what no program wrote", () => {
  const exportOf = (field: object) =>
    JSON.stringify({
      accounts: [{ vaults: [{ items: [{ details: { sections: [{ fields: [{ title: "t", value: field }] }] } }] }] }],
    });

  test("a zip that unpacks to more than a page can hold is refused before it is unpacked", async () => {
    const zip = zipSync({ "export.data": strToU8(exportOf({ string: "x" })) });
    expect(await refused("onePassword", zip as BlobPart)).toBe("read");
    // The unpacked size, in the directory at the end of the file.
    const directory = Buffer.from(zip).lastIndexOf("PK\x01\x02");
    new DataView(zip.buffer, zip.byteOffset).setUint32(directory + 24, 2 ** 31, true);
    expect(await refused("onePassword", zip as BlobPart)).toBe("tooLarge");
  });

  test("a day that no calendar has stops nothing", async () => {
    const zip = zipSync({ "export.data": strToU8(exportOf({ date: 1e15 })) });
    const { items: found } = await readFile("onePassword", new Blob([zip as BlobPart]));
    expect(found[0]!.lines).toEqual([{ name: { own: "t" }, value: "1000000000000000" }]);
  });

  test("a column is what it is called, also when JavaScript has something of that name", async () => {
    const [found] = await items("list", "title,constructor\nBridge,Eiffel");
    expect(found!.lines).toEqual([{ name: { own: "constructor" }, value: "Eiffel" }]);
  });
});

describe("CSV", () => {
  test("of Chrome, with quotes, commas and line breaks in a password and a note", async () => {
    const csv = 'name,url,username,password,note\r\nShop,https://shop.test/,nadia,"a,""b""","one\ntwo"\r\n';
    expect(await items("browser", csv)).toEqual([
      {
        title: "Shop",
        category: "password",
        notes: "one\ntwo",
        tags: [],
        lines: [
          { name: "website", value: "https://shop.test/" },
          { name: "user", value: "nadia" },
          { name: "password", value: 'a,"b"' },
        ],
      },
    ]);
  });

  test("of Firefox, which has no titles, is called after the website", async () => {
    const csv = '"url","username","password","httpRealm","guid"\n"https://www.post.test","n","p","","{1}"';
    const [found] = await items("browser", csv);
    expect(found).toMatchObject({ title: "post.test", category: "password" });
    expect(found!.lines).toHaveLength(3);
  });

  test("of a spreadsheet: mark, semicolons, Windows letters, and columns nobody knows", async () => {
    const csv = Uint8Array.from("Nom;Mot de passe;Num\xe9ro\nCaf\xe9;x;12", (letter) => letter.charCodeAt(0));
    const { items: found, table } = await readFile("list", new Blob([csv]));
    expect(table?.roles).toEqual(["title", "password", "other"]);
    expect(found[0]).toMatchObject({ title: "Café" });
    expect(found[0]!.lines).toContainEqual({ name: { own: "Numéro" }, value: "12" });
    expect((await items("list", "\uFEFFTitle,Notes\nA,b"))[0]).toMatchObject({ title: "A", notes: "b" });
  });

  test("a picture, a text without columns and an empty list are refused", async () => {
    expect(await refused("list", new Uint8Array([0x89, 0x50, 0, 1, 2]))).toBe("unknown");
    expect(await refused("list", "just a sentence\nand another")).toBe("unknown");
    expect(await refused("list", "name,password\n")).toBe("empty");
    expect(await refused("list", "")).toBe("empty");
  });
});

describe("old exports of Heirlock", () => {
  test("[KEY-037] [VLT-066] base64 and plain text are read here; what the lost key closed is told", async () => {
    const found = await items("heirlock", [
      { title: "Deed", category: "document", content: btoa("In the safe"), tags: ["house"] },
      { title: "Plain", category: "nonsense", content: "As it is", metadata: { description: "Note" } },
      { title: "Closed", category: "note", content: `${"ab".repeat(16)}:U2FsdGVk` },
    ]);
    expect(found.map(({ category, notes, unreadable }) => [category, notes, unreadable])).toEqual([
      ["document", "In the safe", false],
      ["note", "As it is", false],
      ["note", "", true],
    ]);
    expect(found[1]!.description).toBe("Note");
  });

  test("[KEY-037] nowhere else: what looks like base64 in another program's file stays as it is", async () => {
    const found = await items("bitwarden", { items: [{ type: 2, name: "N", notes: btoa("In the safe") }] });
    expect(found[0]!.notes).toBe(btoa("In the safe"));
    expect(await refused("bitwarden", JSON.stringify([{ title: "Deed", content: "x" }]))).toBe("unknown");
  });

  test("an entry of today's export, opened with age, is taken as it is written", async () => {
    const content = btoa("looks like base64");
    const entry = {
      format: "heirlock-entry/1",
      title: "T",
      category: "safe",
      content,
      details: { expires_on: "2031-05-30" },
    };
    expect(await items("heirlock", entry)).toMatchObject([{ notes: content, details: { expires_on: "2031-05-30" } }]);
  });
});
