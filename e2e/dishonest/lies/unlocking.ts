import type { Page } from "@playwright/test";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/** The own keys, told to a browser whose vault is still locked: it opens with what the holder made, or not at all. */

const act = async (page: Page, { holder }: Estate) => {
  await page.getByLabel("Password", { exact: true }).fill(holder.password);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
};
type Told = Parameters<Parameters<typeof about<"GET /api/auth/keys">>[1]>[0];

const weaker = /weaker password protection than Heirlock allows/;
const wrong = /This password does not open the vault/;
const foreign = /does not belong to your vault/;
const damaged = /looks damaged/;

const lie = (name: string, says: RegExp, change: (keys: Told, estate: Estate) => void): Lie => ({
  ...{ name, act, says, tells: [about("GET /api/auth/keys", (keys, estate) => change(keys, estate))] },
  at: () => "/dashboard/will-holder/plan-changes",
  never: [/Everything is as you signed it/],
});

export const unlockingLies: Subject = {
  title: "the keys that open the vault",
  side: "locked",
  lies: [
    lie("another verifying key beside the bundle", foreign, (keys, { keys: { stranger } }) => {
      keys.verifyingKey = stranger.keyId;
    }),
    lie("a derivation of one pass", weaker, ({ kdf }) => {
      kdf.passes = 1;
    }),
    lie("a derivation of little memory", weaker, ({ kdf }) => {
      kdf.memoryKiB = 8;
    }),
    lie("another recipient beside the bundle", foreign, (keys, { keys: { stranger } }) => {
      keys.recipient = stranger.recipient;
    }),
    lie("another salt", wrong, (keys) => {
      keys.salt = "AAAAAAAAAAAAAAAAAAAAAA";
    }),
    lie("a bundle that was changed", damaged, (keys) => {
      const at = keys.bundleByPassword.length - 20;
      const other = keys.bundleByPassword[at] === "A" ? "B" : "A";
      keys.bundleByPassword = `${keys.bundleByPassword.slice(0, at)}${other}${keys.bundleByPassword.slice(at + 1)}`;
    }),
    lie("the bundle of the kit in place of the password's", damaged, (keys) => {
      keys.bundleByPassword = keys.bundleByKit;
    }),
    lie("a stranger's keys and bundle, whole", wrong, (keys, { keys: { stranger } }) => {
      keys.recipient = stranger.recipient;
      keys.verifyingKey = stranger.keyId;
      keys.bundleByPassword = `hlb1.password.${"A".repeat(226)}`;
    }),
  ],
};
