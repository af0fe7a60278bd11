import { readFileSync } from "node:fs";
import { type CardId, dashboardCards } from "@heirlock/domain/dashboard/cards";
import { languages } from "@heirlock/domain/languages";
import { expect, test } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));

/** Where a card's own title stands. */
const parts: Record<CardId<"will_holder">, string> = {
  legacy_progress: "progress",
  active_wills: "wills",
  members: "members",
  pending_confirmations: "pending",
  assets: "estate",
  recent_activity: "recent",
  quick_actions: "actions",
  security_score: "security",
  profile_completion: "profile",
  usage_indicators: "usage",
  upgrade_card: "upgrade",
};

test.each(languages)("[DSH-010] a card has a title and a description, and the same title on Home (%s)", (language) => {
  const home = read(`../messages.${language}.json`);
  const { cards } = read(`./messages.${language}.json`);
  for (const card of dashboardCards.will_holder) {
    expect(cards[card].title, card).toBe(home[parts[card]].title);
    expect(cards[card].description).toMatch(/\S/);
  }
});
