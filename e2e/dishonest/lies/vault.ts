import type { VaultEntry } from "@heirlock/contract/vault";
import type { Page } from "@playwright/test";
import { type Estate, texts, titles } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/** The holder's own entries: each signed part altered in turn, and older, foreign, hidden and exchanged ones. */

const list = () => "/dashboard/will-holder/vault";
const page = ({ entries }: Estate) => `/dashboard/will-holder/vault/${entries.well}`;
const forged = /This entry is not signed by you, so we do not show any of it/;
const older = /The server sent an older copy than the one you saw before/;
const broken = /Cannot be opened|Unable to decrypt|Decryption failed|Invalid encrypted content format/;

/** Taken for one of a key from before a reset: without the kit of that time nothing of it opens. */
const sealed = /Locked entry/;

const entry = (change: (well: VaultEntry, estate: Estate, all: VaultEntry[]) => unknown) =>
  about("GET /api/vault", (data, estate) => {
    const well = data.entries.find(({ id }) => id === estate.entries.well)!;
    const changed = change(well, estate, data.entries);
    if (changed !== undefined) data.entries = changed as VaultEntry[];
  });
const refused = (name: string, says: RegExp, change: Parameters<typeof entry>[0]): Lie => ({
  ...{ name, at: page, tells: [entry(change)], says, never: [texts.well, texts.diary, texts.older, titles.foreign] },
});
const find = (all: VaultEntry[], id: string) => all.find((one) => one.id === id)!;

const parts: Lie[] = [
  refused("another category", forged, (well) => {
    well.category = "password";
  }),
  refused("another condition", forged, (well) => {
    well.access_condition = "after_death";
  }),
  refused("the title of another entry", forged, (well, { entries }, all) => {
    well.title = find(all, entries.diary).title;
  }),
  refused("the description of another entry", forged, (well, { entries }, all) => {
    well.metadata.description = find(all, entries.diary).metadata.description;
  }),
  refused("the details of another entry", forged, (well, { entries }, all) => {
    well.metadata.details = find(all, entries.diary).metadata.details;
  }),
  refused("the tags of another entry", forged, (well, { entries }, all) => {
    well.tags = find(all, entries.diary).tags;
  }),
  refused("another hash of the content", forged, (well, { entries }, all) => {
    well.content_hash = find(all, entries.diary).content_hash;
  }),
  refused("a file that nobody added", forged, (well) => {
    well.file = { id: well.id as never, sha256: "0".repeat(64), size: 100 };
  }),
  refused("a higher revision", forged, (well) => {
    well.revision += 1;
  }),
  refused("another generation", forged, (well) => {
    well.generation += 1;
  }),
  refused("the signature of another entry", forged, (well, { entries }, all) => {
    well.signature = find(all, entries.diary).signature;
  }),
  refused("no signature", forged, (well) => {
    well.signature = "";
  }),
  refused("the key of a stranger as its signer", sealed, (well, { keys }) => {
    well.key_id = keys.stranger.keyId;
  }),
  refused("the label key of another entry", broken, (well, { entries }, all) => {
    well.wrapped_label_key = find(all, entries.diary).wrapped_label_key;
  }),
  refused("a label key that is none", broken, (well) => {
    well.wrapped_label_key = "hle1.root.label.AAAA";
  }),
];

const whole: Lie[] = [
  refused("the revision of an earlier day", older, (well, { before }) => void Object.assign(well, before.well)),
  refused("the text of another entry under this id", forged, (well, { entries }, all) => {
    Object.assign(well, { ...find(all, entries.diary), id: well.id });
  }),
  refused("a stranger's entry under this id", sealed, (well, { foreign }) => {
    Object.assign(well, { ...foreign, id: well.id });
  }),
  refused("a stranger's entry under this id, as signed by the holder", forged, (well, { foreign }) => {
    Object.assign(well, { ...foreign, id: well.id, key_id: well.key_id });
  }),
  {
    ...{ name: "two entries have exchanged their ids", at: list, says: broken, never: [titles.diary] },
    tells: [
      entry((well, { entries }, all) => {
        const diary = find(all, entries.diary);
        [well.id, diary.id] = [diary.id, well.id];
      }),
    ],
    keeps: [titles.later],
  },
  {
    ...{
      name: "a stranger's entry among the own ones",
      at: list,
      keeps: [titles.well, titles.diary],
      never: [titles.foreign],
    },
    tells: [entry((_, { foreign }, all) => void all.push(foreign))],
  },
  {
    ...{ name: "a stranger's entry, as signed by the holder", at: list, says: broken, never: [titles.foreign] },
    tells: [entry((well, { foreign }, all) => void all.push({ ...foreign, key_id: well.key_id }))],
    keeps: [titles.well, titles.diary],
  },
  {
    ...{ name: "entries in another order", at: list, keeps: [titles.well, titles.later, titles.diary] },
    tells: [entry((_, __, all) => void all.reverse())],
  },
  {
    ...{ name: "every entry twice", at: list, keeps: [titles.well, titles.later, titles.diary] },
    tells: [entry((_, __, all) => [...all, ...structuredClone(all)])],
  },
];

const missing = /Our server does not show everything that you signed/;
const hidden: Lie[] = [
  ...(["well", "later", "diary"] as const).map(
    (which): Lie => ({
      ...{ name: `“${titles[which]}” is left out of the vault`, at: list, says: missing },
      tells: [entry((_, { entries }, all) => all.filter(({ id }) => id !== entries[which]))],
    }),
  ),
  {
    ...{ name: "the vault is empty", at: list, says: missing },
    tells: [entry(() => [])],
  },
  {
    ...{ name: "an entry lies in the bin that nobody put there", at: list, says: missing },
    tells: [
      entry((well) => {
        well.deleted_at = "2026-11-01T00:00:00.000Z";
      }),
    ],
  },
  {
    ...{ name: "an entry of the bin stands among the others", at: list, keeps: [titles.well] },
    tells: [
      entry((_, { entries }, all) => {
        find(all, entries.binned).deleted_at = null;
      }),
    ],
  },
];

const reveal = (page: Page) => page.getByRole("button", { name: "Show content" }).click();
const content = (
  name: string,
  says: RegExp,
  change: Parameters<typeof about<"POST /api/vault/:id/reveal">>[1],
): Lie => ({
  ...{ name, at: page, act: reveal, says, tells: [about("POST /api/vault/:id/reveal", change)] },
  ...{ never: [texts.diary, texts.older] },
});
const contents: Lie[] = [
  content("content that is damaged", forged, (data) => {
    data.encrypted_content = data.encrypted_content.replace(/.{6}$/, "AAAAAA");
  }),
  content("content that is none", forged, (data) => {
    data.encrypted_content = "hello";
  }),
  content("the content key of somebody else", broken, (data, { foreign }) => {
    data.wrapped_content_key = foreign.wrapped_label_key.replace(".label.", ".content.");
  }),
  content("a content key that is none", broken, (data) => {
    data.wrapped_content_key = "none";
  }),
  content("the content of a later revision", /changed|meanwhile|newer|another/i, (data) => {
    data.revision += 1;
  }),
];

export const vaultLies: Subject = {
  title: "the vault's own entries",
  side: "holder",
  lies: [...parts, ...whole, ...hidden, ...contents],
};
