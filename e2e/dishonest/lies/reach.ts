import type { StoredEnvelopes } from "@heirlock/contract/sharing/keys";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import type { Page } from "@playwright/test";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/** Whom the entries reach: what is stored for Yara is not what the holder signed, and the server says that it is. */

type Stored = StoredEnvelopes["members"][number];
type Envelope = Stored["envelopes"][number];

const at = () => "/dashboard/will-holder/vault";
const act = async (page: Page) => {
  await page.getByRole("button", { name: /^If you died today/ }).click();
};
const unmade = /it still has to be prepared for Yara/;
const notOwn = /what is stored for Yara is not what you made/;

const stored = (change: (yara: Stored, estate: Estate, all: Stored[]) => unknown) =>
  about("GET /api/members/stored-envelopes", (data, estate) => {
    change(data.members.find(({ member_id }) => member_id === estate.yara)!, estate, data.members);
  });
const shown = (name: string, says: RegExp, change: Parameters<typeof stored>[0]): Lie => ({
  ...{ name, at, act, tells: [stored(change)], says },
});
const inLane = (yara: Stored, lane: Envelope["lane"]) => yara.envelopes.find((one) => one.lane === lane)!;

const envelopes: Lie[] = [
  shown("an envelope that is said to be sealed to a stranger", notOwn, (yara, { keys }) => {
    const { recipient, keyId } = keys.stranger;
    inLane(yara, "now").account_fingerprint = keysFingerprint({ recipient, verifying_key: keyId });
  }),
  shown("no envelope at all", unmade, (yara) => {
    yara.envelopes = [];
  }),
  shown("an envelope without the keys of its entries", unmade, (yara) => {
    for (const envelope of yara.envelopes) envelope.wraps = [];
  }),
  shown("the envelope of somebody else", notOwn, (yara, { omar }, all) => {
    const { wraps: _wraps, ...other } = inLane(all.find(({ member_id }) => member_id === omar)!, "after_death");
    Object.assign(inLane(yara, "after_death"), other);
  }),
  shown("another version", notOwn, (yara) => {
    inLane(yara, "now").version += 1;
  }),
  shown("an envelope signed by a stranger's key", notOwn, (yara, { keys }) => {
    inLane(yara, "now").key_id = keys.stranger.keyId;
  }),
  shown("the link key of another envelope", notOwn, (yara) => {
    inLane(yara, "now").link_key_by_root = inLane(yara, "after_death").link_key_by_root;
  }),
  shown("the keys of another entry", notOwn, (yara) => {
    inLane(yara, "now").wraps[0]!.content_key = inLane(yara, "after_death").wraps[0]!.content_key;
  }),
  shown("an envelope sealed to nobody's card", notOwn, (yara) => {
    inLane(yara, "now").card_fingerprint = null;
  }),
];
const without: Lie[] = [
  {
    ...{ name: "entries that are not named", at, keeps: [/fewer than two people could open 3 entries/] },
    tells: [
      about("GET /api/members/stored-envelopes", (data) => {
        data.entries = [];
      }),
    ],
  },
  {
    ...{ name: "a higher level than was signed", at, keeps: [/fewer than two people could open 3 entries/] },
    tells: [
      stored((_, { omar }, all) => {
        all.find(({ member_id }) => member_id === omar)!.level = "full";
      }),
    ],
  },
];

export const reachLies: Subject = { title: "whom entries reach", side: "holder", lies: [...envelopes, ...without] };
