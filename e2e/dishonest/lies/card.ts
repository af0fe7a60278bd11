import { keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { cardGroups } from "@heirlock/crypto/sharing/key-card";
import type { Page } from "@playwright/test";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";
import { tellNoAnswers, wildNames } from "./shapes.ts";

/** A printed card, typed where cards are read: what the server says of it, before anybody has joined by it. */

const endpoint = "POST /api/invitations/open-card";
const at = () => "/card";

async function act(page: Page, { before, keys: { holder }, omar }: Estate): Promise<void> {
  const { card } = before.tasks.find(({ member_id }) => member_id === omar)!;
  const place = { estate: holder.estate, member: omar, card: card!.id };
  const groups = cardGroups(keptByRoot(holder.bundle.vaultRootKey, "card", place, card!.secret_by_root!));
  for (const [group, text] of groups.entries()) await page.locator(`[name=card-group-${group + 1}]`).fill(text);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

const shown = (name: string, change: Parameters<typeof about<typeof endpoint>>[1], says: RegExp): Lie => ({
  ...{ name, at, act, says, tells: [about(endpoint, change)] },
});

const lies: Lie[] = [
  ...[0, 1, 2, 3].flatMap((place) => tellNoAnswers({ page: `a card, try ${place + 1}`, at, act, endpoint }, place)),
  ...wildNames
    .filter(({ name }) => name.length > 0 && name.length < 100)
    .map(({ what, name }) =>
      shown(
        `the name on a card is ${what}`,
        (data) => {
          data.holder.first_name = name;
        },
        /This card is from/,
      ),
    ),
];

export const cardLies: Subject = { title: "a card in hand", side: "member", lies };
