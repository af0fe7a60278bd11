import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { strToU8, zipSync } from "fflate";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";

const run = promisify(execFile);
const vault = "/dashboard/will-holder/vault";

/** A document of 1Password with a file that the vault takes and one that it does not. */
const onePassword = zipSync({
  "export.data": strToU8(
    JSON.stringify({
      accounts: [
        {
          vaults: [
            {
              attrs: { name: "Private" },
              items: [
                {
                  categoryUuid: "006",
                  overview: { title: "Deed of the house" },
                  details: {
                    documentAttributes: { fileName: "deed.pdf", documentId: "d1" },
                    sections: [
                      { fields: [{ title: "film", value: { file: { fileName: "tour.mp4", documentId: "d2" } } }] },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    }),
  ),
  "files/d1___deed.pdf": strToU8("%PDF-1.4 deed"),
  "files/d2___tour.mp4": strToU8("film"),
});

const bitwarden = JSON.stringify({
  encrypted: false,
  folders: [],
  items: [
    { type: 1, name: "Union Vie", login: { username: "nadia@family.example", password: "Plum-7731" } },
    { type: 2, name: "Where the papers are", notes: "Blue folder, second shelf" },
    { type: 2, name: "Untitled note", notes: "" },
    { type: 1, name: "Broker", login: { username: "nadia", password: "Fig-2291" } },
    { type: 1, name: "One too many", login: { username: "nadia", password: "Pear-9" } },
  ],
});

test("[KEY-061] passwords of another program come in by choice, and go out as files that age opens", async ({
  openPage,
  baseURL,
}) => {
  const person = await freshHolder(baseURL!);
  const page = await openPage(`${vault}/import`, { as: person });
  await unlockVault(page, person);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));

  const choose = (name: string, content: string | Uint8Array) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await expect(page.getByRole("heading", { name: "Import passwords" })).toBeVisible();
  await choose("encrypted.json", '{"encrypted":true}');
  await expect(page.getByRole("alert")).toContainText("only the program it comes from can open it");
  expect(await axeFindings(page)).toEqual([]);
  await choose("bitwarden_export.json", bitwarden);
  await expect(page.getByRole("heading", { name: "Check what we found" })).toBeFocused();
  // Free has room for three: so many are chosen at first.
  await expect(page.getByText("3 of 5 selected")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Untitled note/ })).toBeDisabled();
  await page.getByRole("checkbox", { name: /One too many/ }).check();
  await expect(page.getByText("You can add 3 more entries")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add 4 entries" })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("checkbox", { name: /One too many/ }).uncheck();
  await page.getByRole("checkbox", { name: /Broker/ }).uncheck();
  await page.getByRole("button", { name: "Add 2 entries" }).click();
  await expect(page.getByText("2 entries were added")).toBeVisible({ timeout: 20_000 });
  for (const word of ["Union Vie", "Plum-7731", "Blue folder", "bitwarden_export"])
    expect(sent.join("\n")).not.toContain(word);
  await page.getByRole("link", { name: "Go to vault" }).click();
  await expect(page.getByRole("link", { name: "Union Vie" })).toBeVisible();

  await page.getByRole("link", { name: "Import", exact: true }).click();
  await choose("family.1pux", onePassword);
  await expect(page.getByRole("checkbox", { name: /Deed of the house.*With file deed.pdf/ })).toBeChecked();
  await expect(page.getByText("1 attached file cannot be imported")).toBeVisible();
  await expect(page.getByText("tour.mp4")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await expect(page.getByText("1 entry was added")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("tour.mp4")).toBeVisible();
  await page.getByRole("link", { name: "Go to vault" }).click();

  await page.getByRole("link", { name: "Export", exact: true }).click();
  await page.getByRole("button", { name: "Create export" }).click();
  const identity = page.getByText(/^AGE-SECRET-KEY-1/);
  await expect(identity).toBeVisible({ timeout: 20_000 });
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "Download file" })).toBeDisabled();
  await page.getByLabel("I have saved the key").check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download file" }).click();
  const folder = await mkdtemp(join(tmpdir(), "heirlock-moving-"));
  try {
    await (await download).saveAs(join(folder, "vault.zip"));
    const key = (await identity.textContent())!;
    expect(sent.join("\n")).not.toContain(key);
    await writeFile(join(folder, "key.txt"), `${key}\n`);
    await run("unzip", ["-q", join(folder, "vault.zip"), "-d", folder]);
    const open = async (name: string) =>
      (await run("age", ["-d", "-i", join(folder, "key.txt"), join(folder, name)])).stdout;
    expect(await open("index.txt.age")).toContain("Union Vie");
    const entries = await Promise.all([1, 2, 3].map((at) => open(`entries/000${at}.json.age`)));
    expect(entries.join()).toContain("Password: Plum-7731");
    expect(await open("files/0001.age")).toBe("%PDF-1.4 deed");
    expect(await readFile(join(folder, "README.txt"), "utf8")).toContain("age -d -i");
  } finally {
    await rm(folder, { recursive: true });
  }
});
