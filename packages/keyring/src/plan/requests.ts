import type { PlanStep } from "@heirlock/contract/plan/step";
import type { MemberCard, MemberIdentity, PlanTables } from "@heirlock/contract/sharing/keys";
import type { KeeperKeys } from "@heirlock/crypto/keeper/keeper-keys";
import type { HeadQuestion, NewestHead, SignedAnswer } from "@heirlock/crypto/keeper/newest-head";
import type { SignedHead } from "@heirlock/crypto/plan/head";
import type { HeadWords } from "@heirlock/crypto/plan/head-words";
import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import type { SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { PlanChange } from "@heirlock/domain/plan/changes";
import type { PlanEdit } from "@heirlock/domain/plan/edits";
import type { Plan, PlannedEntry, PlannedMember } from "@heirlock/domain/plan/plan";
import type { SignedSince } from "@heirlock/domain/plan/take-back";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { WithBundle } from "../opened-bundles.ts";
import type { ServedPast, ServedPlan } from "./read-chain.ts";

/** Why the keys of an account may be sealed to. */
export type AccountProof =
  /** The holder has just compared the words of these keys. */
  | { by: "words"; keys: SharedKeys }
  /** The card that the plan names signed them; counts for the first keys of a member alone (KEY-077). */
  | { by: "card"; card: MemberCard; identity: MemberIdentity }
  /** The holder signed them before there was a plan; counts for the first head alone (KEY-080). */
  | { by: "pin"; identity: MemberIdentity };

/** As a `PlanEdit`, with the signatures and keys from which the worker takes what the plan says. */
export type AskedEdit =
  | Exclude<PlanEdit, { kind: "entry" } | { kind: "member" }>
  | { kind: "entry"; sealed: SignedRevision; labelKey?: string | undefined; keepsEarly?: boolean }
  | ({
      kind: "member";
      member: string;
      card?: MemberCard | null;
      /** The id of the card that `card` takes the place of, where the plan names one. */
      replaces?: string | undefined;
      account?: AccountProof | null;
    } & Partial<Pick<PlannedMember, "name" | "level" | "handOver">>);

/**
 * A revision that nobody has sealed yet, as a form holds it. It says what saving would change, and is never signed: only
 * `foreseeChange` takes it.
 */
export interface DraftEdit extends Pick<PlannedEntry, "entry" | "revision" | "generation"> {
  kind: "draft";
  condition: AccessCondition;
  title: string;
}

/** A revision that the holder signed. With the key of its label, wrapped for the holder, the worker reads its title. */
export type ShownRevision = SignedRevision & { labelKey?: string | undefined };

interface AskedPlan extends WithBundle {
  estate: string;
  served: ServedPlan;
}

interface SignedAt extends AskedPlan {
  /** This device's clock: the number of the head. */
  now: number;
}

/** What a change says in the words of the domain; sentences are the page's to make. */
export interface ForeseenChange {
  changes: PlanChange[];
  /** Those of them by which somebody could read more, or sooner: shown before they are signed (KEY-064). */
  widening: PlanChange[];
  /**
   * Of the changes and of all that sentences say of them: names, levels, days, ages, what is early, `titles`. The button
   * sends it back, and the worker signs what has this hash or nothing.
   */
  hash: string;
  /** The plan as it would be, as far as the changes speak of it. */
  after: Plan;
  /** Of the entries whose revisions came with the change and with the key of their label. */
  titles: Readonly<Record<string, string>>;
}

export interface ProposedChange extends ForeseenChange {
  /** Null: a widening that nobody confirmed, or nothing that is different. */
  step: PlanStep | null;
  /** The head that `step` would make the newest. */
  seen: SeenHead | null;
}

/** The requests about the signed plan. Refuse with `plan.*` for what the server may not have served. */
export interface PlanRequests {
  /** What the keeper answered to this question. Refuses with `keeper.*`. */
  readNewestHead: { ask: { keys: KeeperKeys; asked: HeadQuestion; answer: SignedAnswer }; answer: NewestHead };
  nameHead: { ask: { hash: string }; answer: HeadWords };
  /** The plan as it was signed; null when nothing was signed yet. */
  readPlan: { ask: AskedPlan; answer: { plan: Plan | null; seen: SeenHead | null } };
  /** What edits would change, drafts among them. Signs nothing. */
  foreseeChange: {
    ask: AskedPlan & { edits: readonly (AskedEdit | DraftEdit)[]; shown?: readonly ShownRevision[] };
    answer: ForeseenChange;
  };
  /**
   * Computes what edits change, and signs it if nothing of it widens or `confirmed` is its hash. `shown` are revisions of
   * entries that are granted: their signed condition decides what is early (KEY-066).
   */
  changePlan: {
    ask: SignedAt & { edits: readonly AskedEdit[]; shown?: readonly ShownRevision[]; confirmed?: string | null };
    answer: ProposedChange;
  };
  /**
   * What the tables say otherwise than the plan: `less` is to be shown, and is signed when `confirmed` is its hash
   * (KEY-072); `beyond` has no effect, and `withheld` are entries that the server does not show (KEY-069).
   */
  settlePlan: {
    ask: SignedAt & { tables: PlanTables; confirmed?: string | null };
    answer: ProposedChange & { beyond: PlanChange[]; withheld: string[]; signed: Plan; current: SeenHead | null };
  };
  /**
   * What an older key of the holder granted and nobody withdrew since, to be signed by the key of today (KEY-075). Its kit
   * was found, so that its signatures are known from the server's. Where somebody could read by it, or something was
   * withdrawn, it is signed when `confirmed` is its hash. Null when there is nothing under that key, or no more.
   */
  takeOverPlan: {
    ask: SignedAt & {
      /** With `past` the own key, whose chain was ended before an objection put it back in force: that is what goes on. */
      from: { verifyingKey: string; served: ServedPlan; past?: ServedPast };
      tables: PlanTables;
      shown?: readonly SignedRevision[];
      confirmed?: string | null;
      /** The hash of a list that was confirmed here before: enough to end the chain by the same list, and for nothing else. */
      looked?: string | null;
    };
    answer: TakenOver | null;
  };
  /**
   * What was signed since an earlier head, and of it what is chosen to be taken back (SEC-046). `proposed` is null until
   * something is chosen of exactly the list that `listed` is the hash of.
   */
  lookBack: {
    ask: SignedAt & {
      past: ServedPast;
      chosen?: readonly number[];
      listed?: string | null;
      shown?: readonly SignedRevision[];
      confirmed?: string | null;
    };
    answer: LookedBack;
  };
}

export interface TakenOver extends ProposedChange {
  /** What was withdrawn since, and who is called otherwise today. It stays so; whoever confirms has seen it. */
  since: PlanChange[];
  /** The newest head of the older key. */
  head: SeenHead;
  /** It is to be shown first. */
  waits: boolean;
  /** Whether `step` leaves nothing to take over. It covers a hundred entries at most (KEY-074). */
  isWhole: boolean;
  /** Who reads by the older key now and has not compared the key of today: as long as there is somebody, it is not ended. */
  readers: string[];
  /** The last head of the older key, over nothing. */
  ends: SignedHead | null;
}

export interface LookedBack {
  before: Plan;
  now: Plan;
  /** When the head before was signed, by the clock of its signer; null when it was the beginning. */
  signedAt: number | null;
  since: SignedSince[];
  /** Entries whose text was saved anew. */
  rewritten: string[];
  hash: string;
  proposed: ProposedChange | null;
}
