import { randomUUID } from "node:crypto";
import type { MemberEntry } from "@heirlock/contract/member-side";
import type { SharedChain } from "@heirlock/contract/plan/step";
import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import { toBase64url } from "@heirlock/crypto/format";
import type { Page } from "@playwright/test";
import { type Estate, texts, titles } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/** The member's side: what is shared, the holder's keys, and what the holder signed of it. */

const list = () => "/dashboard/member/assigned-vault";
const page = ({ entries }: Estate) => `/dashboard/member/assigned-vault/${entries.well}`;

const forged = /This is not signed by the \S+ you read the words with/;
const older = /The server sent an older copy than the newest one/;
const notShared = /signed plan does not share this with you/;
const unproved = /The server could not prove that/;
const missing = /Something may be missing/;
const withheld = /Part of the signed plan is not shown/;
const outdated = /This is not the newest plan/;
const damaged = /Decryption failed|Invalid encrypted content format|You can open it after/;

const entries = (change: (well: MemberEntry, estate: Estate, all: MemberEntry[]) => unknown) =>
  about("GET /api/member/assigned-vault", (data, estate) => {
    const changed = change(data.entries[0]!, estate, data.entries);
    if (changed !== undefined) data.entries = changed as MemberEntry[];
  });
const refused = (name: string, says: RegExp, change: Parameters<typeof entries>[0]): Lie => ({
  ...{ name, at: list, tells: [entries(change)], says, never: [titles.well, titles.foreign, titles.later] },
});

const entryLies: Lie[] = [
  refused("another category", forged, (well) => {
    well.category = "password";
  }),
  refused("another condition", forged, (well) => {
    well.access_condition = "after_death";
  }),
  refused("the title of somebody else's entry", forged, (well, { foreign }) => {
    well.title = foreign.title;
  }),
  refused("the details of somebody else's entry", forged, (well, { foreign }) => {
    well.metadata = foreign.metadata;
  }),
  refused("the tags of somebody else's entry", forged, (well, { foreign }) => {
    well.tags = foreign.tags;
  }),
  refused("another hash of the content", forged, (well, { foreign }) => {
    well.content_hash = foreign.content_hash;
  }),
  refused("a file that nobody added", forged, (well) => {
    well.file = { id: randomUUID() as never, sha256: "0".repeat(64), size: 100 };
  }),
  refused("a higher revision", forged, (well) => {
    well.revision += 1;
  }),
  refused("another generation", forged, (well) => {
    well.generation += 1;
  }),
  refused("another signature", forged, (well) => {
    well.signature = well.signature.replace(/.{3}$/, "AAA");
  }),
  refused("a stranger's key as the signer", forged, (well, { keys }) => {
    well.key_id = keys.stranger.keyId;
  }),
  refused("another estate", forged, (well, { keys }) => {
    well.estate_id = keys.stranger.estate as never;
  }),
  refused("another id", /not signed by|does not share this with you/, (well, { entries: { diary } }) => {
    well.id = diary as never;
  }),
  refused("the revision of an earlier day", older, (well, { before }) => void Object.assign(well, before.shared)),
  refused("a stranger's entry in place of the holder's", forged, (well, { foreign }) => {
    Object.assign(well, { ...foreign, wrapped_label_key: well.wrapped_label_key });
  }),
  refused("a label key that is none", damaged, (well) => {
    well.wrapped_label_key = "hle1.link.label.AAAA";
  }),
  refused("no label key", damaged, (well) => {
    well.wrapped_label_key = null;
  }),
  refused("an entry for after death, handed out now", /signed|share|Decryption|not shown/i, (well, { later }) => {
    Object.assign(well, later);
  }),
  {
    ...{ name: "an entry that was never shared, beside one that was", at: list, keeps: [titles.well] },
    tells: [
      entries((well, { foreign }, all) => void all.push({ ...well, ...foreign, holder: well.holder } as MemberEntry)),
    ],
    never: [titles.foreign],
  },
  { ...{ name: "an entry is left out", at: list, says: missing }, tells: [entries(() => [])] },
  {
    ...{ name: "the entry stands twice", at: list, keeps: [titles.well] },
    tells: [entries((well) => [well, { ...well }])],
  },
  {
    ...{ name: "another name of the holder", at: list, keeps: [titles.well] },
    tells: [
      entries((well) => {
        well.holder = { first_name: "<b>Mallory</b>", last_name: "\u202EhtimS" };
      }),
    ],
  },
  {
    ...{ name: "a right to save that nobody gave", at: list, keeps: [titles.well] },
    tells: [
      entries((well) => {
        Object.assign(well, { can_open: false, can_download: false });
      }),
    ],
  },
];

const reveal = (shown: Page) => shown.getByRole("button", { name: "Show content" }).click();
const content = (
  name: string,
  says: RegExp,
  change: Parameters<typeof about<"POST /api/member/assigned-vault/:id/reveal">>[1],
): Lie => ({
  ...{ name, at: page, act: reveal, says, never: [texts.well, texts.older, texts.diary] },
  tells: [about("POST /api/member/assigned-vault/:id/reveal", change)],
});
const contentLies: Lie[] = [
  content("content that is damaged", forged, (data) => {
    data.encrypted_content = data.encrypted_content.replace(/.{6}$/, "AAAAAA");
  }),
  content("content that is none", forged, (data) => {
    data.encrypted_content = "hello";
  }),
  content("a content key that is none", damaged, (data) => {
    data.wrapped_content_key = "none";
  }),
];

const keys = (change: (keys: HolderKeys, estate: Estate) => unknown) =>
  about("GET /api/member/relationships/:id/keys", (data, estate) => change(data, estate));
const changed = /words have changed/;
const unknown = /First check that it is really/;
const envelope = (change: (one: HolderKeys["envelopes"][number], estate: Estate) => void) =>
  keys(({ envelopes }, estate) => {
    for (const one of envelopes) change(one, estate);
  });
const sealed = (name: string, says: RegExp, change: Parameters<typeof envelope>[0]): Lie => ({
  ...{ name, at: list, tells: [envelope(change)], says, never: [titles.well] },
});

const keyLies: Lie[] = [
  {
    ...{ name: "a stranger's keys as the holder's of today", at: list, says: changed, keeps: [titles.well] },
    tells: [
      keys(({ holder }, { keys: { stranger } }) => {
        for (const one of holder) Object.assign(one, { recipient: stranger.recipient, verifying_key: stranger.keyId });
      }),
    ],
  },
  {
    ...{ name: "another recipient of the holder", at: list, says: changed, keeps: [titles.well] },
    tells: [
      keys(({ holder }, { keys: { stranger } }) => {
        for (const one of holder) one.recipient = stranger.recipient;
      }),
    ],
  },
  {
    ...{ name: "the holder has no keys", at: list, says: changed, keeps: [titles.well] },
    tells: [
      keys((data) => {
        data.holder = [];
      }),
    ],
  },
  ...[
    {
      name: "the comparison never was",
      change: (data: HolderKeys) => {
        data.pin = null;
      },
    },
    {
      name: "a stranger's keys were compared",
      change: (data: HolderKeys, { keys: { stranger } }: Estate) => {
        Object.assign(data.pin!, { recipient: stranger.recipient, verifying_key: stranger.keyId });
      },
    },
    {
      name: "another signature under the comparison",
      change: (data: HolderKeys) => {
        data.pin!.signature = data.pin!.signature.replace(/.{3}$/, "AAA");
      },
    },
    {
      name: "a stranger signed the comparison",
      change: (data: HolderKeys, { keys: { stranger } }: Estate) => {
        data.pin!.signed_by = stranger.keyId;
      },
    },
    {
      name: "the keys belong to another estate",
      change: (data: HolderKeys, { keys: { stranger } }: Estate) => {
        data.estate_id = stranger.estate as never;
      },
    },
  ].map(
    ({ name, change }): Lie => ({ ...{ name, at: list, tells: [keys(change)], says: unknown, never: [titles.well] } }),
  ),
  {
    ...{ name: "the keys belong to another member", at: list, says: /could not open/, never: [titles.well] },
    tells: [
      keys((data, { omar }) => {
        data.member_id = omar as never;
      }),
    ],
  },
  {
    ...{ name: "a stranger's keys were compared before", at: list, keeps: [titles.well] },
    tells: [
      keys((data, { keys: { stranger } }) => {
        data.earlier_pins = [{ ...data.pin!, recipient: stranger.recipient, verifying_key: stranger.keyId }];
      }),
    ],
  },
  sealed("an envelope that is damaged", forged, (one) => {
    one.sealed = one.sealed.replace(/.{6}$/, "AAAAAA");
  }),
  sealed("another signature on an envelope", /signed|Decryption/, (one) => {
    one.signature = one.signature.replace(/.{3}$/, "AAA");
  }),
  sealed("another version of an envelope", /signed|Decryption|older than/, (one) => {
    one.version += 1;
  }),
  sealed("an envelope of a stranger's key", /signed/, (one, { keys: { stranger } }) => {
    one.key_id = stranger.keyId;
  }),
  sealed(
    "an envelope for another account",
    /was locked for you before your new password/,
    (one, { keys: { stranger } }) => {
      one.account_key = stranger.keyId;
    },
  ),
  sealed("an envelope for a card alone", damaged, (one) => {
    one.account_key = null;
  }),
  {
    ...{
      name: "an envelope of an earlier day",
      at: list,
      says: /older than what you saw before/,
      never: [titles.well],
    },
    tells: [
      keys((data, { before }) => {
        data.envelopes = before.keys.envelopes;
      }),
    ],
  },
  {
    ...{ name: "no envelope", at: list, says: damaged, never: [titles.well] },
    tells: [
      keys((data) => {
        data.envelopes = [];
      }),
    ],
  },
  {
    ...{ name: "the holder has not compared", at: list, keeps: [titles.well] },
    tells: [
      keys((data) => {
        data.verified_by_holder = false;
      }),
    ],
  },
];

const plan = (change: (chain: SharedChain, estate: Estate) => unknown) =>
  about("GET /api/member/relationships/:id/plan", (data, estate) => {
    const given = change(data.chains[0]!, estate);
    if (given !== undefined) data.chains = given as SharedChain[];
  });
const unsigned = (name: string, change: Parameters<typeof plan>[0], says = unproved): Lie => ({
  ...{ name, at: list, tells: [plan(change)], says, never: [titles.well] },
});
const parts = ["estate", "number", "head before", "root"];
const planLies: Lie[] = [
  ...parts.map((part, place) =>
    unsigned(
      `another ${part} in the head`,
      (chain, { keys: { stranger } }) => {
        const said = JSON.parse(chain.head.text) as unknown[];
        const other = typeof said[place] === "number" ? (said[place] as number) + 1 : toBase64url(new Uint8Array(32));
        said[place] = place === 0 ? stranger.estate : other;
        chain.head.text = JSON.stringify(said);
      },
      /could not prove|not signed|We could not open it/,
    ),
  ),
  unsigned(
    "another signature under the head",
    (chain) => {
      chain.head.signature = chain.head.signature.replace(/.{3}$/, "AAA");
    },
    /could not prove|not signed|We could not open it/,
  ),
  unsigned("a grant more in the leaf", (chain, { entries: { diary } }) => {
    chain.grants!.text = chain.grants!.text.replace("[[", `[["${diary}",false,null,null],[`);
  }),
  unsigned("the leaf of another member", (chain, { yara, omar }) => {
    chain.grants!.text = chain.grants!.text.replace(yara, omar);
  }),
  unsigned("the leaf in another slot", (chain) => {
    chain.grants!.slot = (chain.grants!.slot + 1) % 1024;
  }),
  unsigned("another hash on the way to the root", (chain) => {
    chain.grants!.path[0] = toBase64url(new Uint8Array(32));
  }),
  unsigned("a shorter way to the root", (chain) => void chain.grants!.path.pop()),
  unsigned("another revision in the leaf of the entry", (chain) => {
    chain.entries[0]!.text = chain.entries[0]!.text.replace(/,3,1,null\]$/, ",2,1,null]");
  }),
  unsigned("the leaf of the entry is left out", (chain) => {
    chain.entries = [];
  }),
  unsigned(
    "nothing was granted",
    (chain) => {
      chain.grants = null;
    },
    notShared,
  ),
  unsigned("two plans of one key", (chain, { before }) => [chain, before.sharedPlan]),
  {
    ...{ name: "nothing is shared, and the proof of it is that of another day", at: list, says: withheld },
    tells: [
      entries(() => []),
      plan((chain, { before: { sharedPlan } }) => {
        chain.grants = sharedPlan.grants;
      }),
    ],
    never: [titles.well],
  },
  {
    ...{ name: "nothing is shared, and the grants are left out of the plan", at: list, says: withheld },
    tells: [entries(() => []), plan((chain) => void Object.assign(chain, { grants: null, entries: [] }))],
    never: [titles.well],
  },
  {
    ...{ name: "the plan of an earlier day", at: list, says: outdated },
    tells: [plan((_, { before }) => [before.sharedPlan])],
  },
  { ...{ name: "nothing was ever signed", at: list, says: outdated }, tells: [plan(() => [])] },
  {
    ...{ name: "a stranger's plan beside the holder's", at: list, keeps: [titles.well] },
    tells: [plan((chain, { keys: { stranger } }) => [chain, { ...chain, key_id: stranger.keyId }])],
  },
];

const words = ({ yara }: Estate) => `/dashboard/member/wills/${yara}/compare`;
const wordLies: Lie[] = [
  {
    ...{ name: "a stranger's keys on the page of the words", at: words, keeps: ["All the words are the same"] },
    tells: [
      keys(({ holder }, { keys: { stranger } }) => {
        for (const one of holder) Object.assign(one, { recipient: stranger.recipient, verifying_key: stranger.keyId });
      }),
    ],
    never: [/Nobody is in between/],
  },
  {
    ...{
      name: "a comparison that a stranger signed, on the page of the words",
      at: words,
      keeps: ["All the words are the same"],
    },
    tells: [
      keys(({ pin }, { keys: { stranger } }) => {
        pin!.signed_by = stranger.keyId;
      }),
    ],
  },
  {
    ...{ name: "the holder has no keys, on the page of the words", at: words, says: /There are no words with/ },
    tells: [
      keys((data) => {
        data.holder = [];
      }),
    ],
  },
];

export const sharedLies: Subject = {
  title: "what others share",
  side: "member",
  lies: [...entryLies, ...contentLies, ...keyLies, ...planLies, ...wordLies],
};
