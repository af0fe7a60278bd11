import type { VaultEntry } from "@heirlock/contract/vault";
import { accessConditions, vaultCategories } from "@heirlock/domain/vault/kinds";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queryClient } from "../../platform/api/query-client.ts";
import { createI18n } from "../../platform/i18n.ts";
import { useFormat } from "../../platform/use-format.ts";
import { createRowMenu } from "../../ui/overlays/menu.tsx";
import { EntryProblem } from "./entry/entry-problem.tsx";
import { FactsCard } from "./entry/facts-card.tsx";
import { AccessBadge, CategoryBadge } from "./entry-badges.tsx";
import { EntryRow, rowWords } from "./list/entry-row.tsx";
import { LockedVault } from "./locked/locked-vault.tsx";
import type { OpenEntry } from "./offers/open-entries.ts";
import { daysLeft } from "./removed/removed-page.tsx";

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n("en", ["vault", "platform", "account/vault-lock"]);
});
beforeEach(() => queryClient.clear());

async function html(node: ReactNode): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => node }),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const words = async (node: ReactNode) =>
  (await html(node))
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const sealed = (more: Partial<VaultEntry> = {}): VaultEntry =>
  ({
    id: "6f2f3e0a-35a3-4a4f-9d0b-0c6a3f8f7a11",
    title: `hlf1.${"A".repeat(80)}`,
    category: "document",
    metadata: { description: "hlf1.B", details: "hlf1.C" },
    access_condition: "after_death",
    tags: "hlf1.D",
    revision: 1,
    file: null,
    linked_asset_ids: [],
    linked_member_ids: [],
    created_at: "2026-05-03T08:00:00Z",
    updated_at: "2026-11-14T10:12:00Z",
    deleted_at: null,
    ...more,
  }) as VaultEntry;
const label = { title: "Property deed", description: "", tags: ["notary"], details: {} };
const opened = (more: Partial<OpenEntry> = {}): OpenEntry => ({ entry: sealed(), label, problem: null, ...more });
type Known = ComponentProps<typeof EntryRow>["openers"];
function Row({
  one,
  openers,
  assetTitles,
}: {
  one: OpenEntry;
  openers: Known;
  assetTitles: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation("vault");
  const [menu] = useState(createRowMenu<OpenEntry>);
  const given = { one, openers, assetTitles, menu };
  return <EntryRow {...given} t={t} format={useFormat()} words={rowWords(t)} />;
}
const row = (one: OpenEntry, assetTitles = new Map<string, string>(), openers: Known = undefined) =>
  words(<Row one={one} openers={openers} assetTitles={assetTitles} />);

describe("labels", () => {
  test("[VLT-009] the eight categories have their names", async () => {
    const names = await Promise.all(vaultCategories.map((one) => words(<CategoryBadge category={one} />)));
    expect(names).toEqual(["Document", "Safe", "Account", "Password", "Device", "Note", "Crypto", "Biometric"]);
  });

  test("[VLT-010] the three access conditions have their labels", async () => {
    const names = await Promise.all(accessConditions.map((one) => words(<AccessBadge condition={one} />)));
    expect(names).toEqual(["Now · Immediate Access", "Later · Access After Passing", "Later · Custom Access"]);
  });
});

describe("a row of the list", () => {
  test("says title, kind, tags and who can open it", async () => {
    const text = await row(opened());
    for (const part of ["Property deed", "Document", "notary", "No one is chosen to open it", "Last Updated"])
      expect(text).toContain(part);
  });

  test("names two of the people who can open it, and when, and counts the others", async () => {
    const plain = async (openers: Known, entry = sealed()) =>
      (await row(opened({ entry }), new Map(), openers)).replaceAll(/[\u2068\u2069]/g, "");
    const samir = { name: "Samir", when: "now", held: null } as const;
    const salma = { name: "Salma", when: "later", held: null } as const;
    expect(await plain([samir])).toContain("Samir, now");
    const text = await plain([samir, salma, salma, salma]);
    for (const part of ["Samir, now", "Salma, later", "and 2 more"]) expect(text).toContain(part);
    expect(await plain([{ ...samir, held: "notJoined" }])).toContain("Samir, after joining");
    // Chosen, but their level shows nothing of it; and what opens now, for nobody.
    expect(await plain([])).toContain("Only you");
    expect(await plain(undefined, sealed({ access_condition: "immediate" }))).toContain("Only you");
    expect(await plain(null)).not.toMatch(/Only you|No one/);
  });

  test("names the linked assets unless a description says more", async () => {
    const entry = sealed({ linked_asset_ids: ["a" as never, "gone" as never] });
    const titles = new Map([["a", "Apartment, Rue Gouraud"]]);
    expect(await row(opened({ entry }), titles)).toContain("linked to Apartment, Rue Gouraud");
    expect(await row(opened({ entry, label: { ...label, description: "In the blue folder" } }), titles)).not.toContain(
      "linked to",
    );
  });

  test("[KEY-021] of an older bundle is sealed, not broken", async () => {
    const text = await row(opened({ label: null, problem: "keys.not_available" }));
    expect(text).toContain("Locked until you find the kit");
    expect(text).not.toContain("Cannot be opened");
  });

  test("that could not be opened says so, and shows nothing of the sealed text", async () => {
    const text = await row(opened({ label: null, problem: "sealed.damaged" }));
    expect(text).toContain("Cannot be opened");
    expect(text).not.toContain("hlf1");
  });
});

describe("an entry that cannot be read", () => {
  const unable =
    "Unable to decrypt this vault entry. The content may be missing or was encrypted with a different key.";
  const stillEdit = "You can still edit and save this entry, but the original content will be lost if you save.";

  test.each([
    ["sealed.invalid", "Invalid encrypted content format"],
    ["sealed.damaged", "Decryption failed - invalid key or corrupted data"],
  ])("[VLT-025] [VLT-026] [VLT-063] [VLT-064] %s says what happened and what can be done", async (code, reason) => {
    const text = await words(<EntryProblem code={code} />);
    expect(text).toContain(unable);
    expect(text).toContain(reason);
    expect(text).toContain(stillEdit);
  });

  test("[KEY-034] [KEY-035] a forged and an older copy are named, and nobody is told to save over them", async () => {
    const forged = await words(<EntryProblem code="revision.forged" />);
    const older = await words(<EntryProblem code="revision.older" />);
    expect(forged).toContain("not signed by you");
    expect(older).toContain("The server sent an older copy");
    for (const text of [forged, older]) expect(text).not.toContain(stillEdit);
  });

  test("[KEY-021] a sealed one leads to the old kit", async () => {
    const drawn = await html(<EntryProblem code="keys.not_available" />);
    expect(drawn).toContain('href="/settings/security"');
    expect(drawn).toContain("Nothing is lost");
  });
});

describe("the locked vault", () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    sealed({ id: `id-${at}` as never, file: { id: "f" as never, sha256: "", size: 1_258_291 } }),
  );

  test("[VLT-065] says that the key is not available", async () => {
    const text = await words(<LockedVault entries={many} />);
    expect(text).toContain("Encryption key is not available");
    expect(text).toContain("Your vault is locked");
  });

  test("[KEY-038] shows category, access, size and date, how many more there are, and no byte that is sealed", async () => {
    const drawn = await html(<LockedVault entries={many} />);
    const text = drawn.replace(/<[^>]+>/g, " ");
    expect(text).toMatch(/Document · Later · Access After Passing · 1\.2\u00a0MB · (14 Nov|Nov 14,) 2026/);
    expect(text).toContain("and 8 more entries");
    expect(drawn).not.toContain("hlf1");
  });
});

test("[VLT-004] the two dates are labelled, and a date that has passed is said to have passed", async () => {
  const details = { paper_place: "Blue folder", expires_on: "2020-05-30" };
  const text = await words(<FactsCard one={opened({ label: { ...label, description: "Until 2041", details } })} />);
  expect(text).toContain("Description Until 2041");
  expect(text).toContain("Where the original is Blue folder");
  // In the order of the reader's own region.
  expect(text).toMatch(/Created (3 May|May 3,) 2026/);
  expect(text).toMatch(/Last Updated (14 Nov|Nov 14,) 2026/);
  expect(text).toMatch(/Expired on (30 May|May 30,) 2020/);
});

test("the bin counts whole days up to its thirtieth", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  expect(daysLeft("2026-11-15T12:00:00Z", now)).toBe(30);
  expect(daysLeft("2026-10-17T12:00:00Z", now)).toBe(1);
  expect(daysLeft("2026-10-16T11:00:00Z", now)).toBe(0);
});
