import type { Subject } from "./lie.ts";
import { cardLies } from "./lies/card.ts";
import { keyLies } from "./lies/keys.ts";
import { memberShapeLies } from "./lies/member-shapes.ts";
import { olderKeyLies } from "./lies/older-key.ts";
import { planLies } from "./lies/plan.ts";
import { queueLies } from "./lies/queue.ts";
import { reachLies } from "./lies/reach.ts";
import { shapeLies } from "./lies/shapes.ts";
import { sharedLies } from "./lies/shared-vault.ts";
import { tableLies } from "./lies/tables.ts";
import { unlockingLies } from "./lies/unlocking.ts";
import { vaultLies } from "./lies/vault.ts";

/** Everything that the server lies about, by subject. */
export const subjects: readonly Subject[] = [
  tableLies,
  planLies,
  olderKeyLies,
  vaultLies,
  queueLies,
  keyLies,
  reachLies,
  shapeLies,
  sharedLies,
  memberShapeLies,
  unlockingLies,
  cardLies,
];
