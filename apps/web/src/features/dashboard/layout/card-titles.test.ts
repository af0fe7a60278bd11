import { readFileSync } from "node:fs";
import { type CardId, dashboardCards } from "@heirlock/domain/dashboard/cards";
import { languages } from "@heirlock/domain/languages";
import { expect, test } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));

/** Where a card's own title stands among the texts of Home. */
const parts: Partial<Record<CardId, string>> = {
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
  recent_activities: "recent",
  security_status: "security",
  vault_access: "member.papers",
  assigned_assets: "member.assets",
  distribution_notifications: "member.distributions",
  engagement_score: "member.engagement",
};
/** Two cards belong to other features. */
const elsewhere: Partial<Record<CardId, [file: string, part: string]>> = {
  role_approvals: ["../../member-side/messages", "roleRequests"],
  will_holders: ["../../members/messages", "holderCard"],
};
const titleAt = (texts: object, part: string): string =>
  (part.split(".").reduce((at, name) => at[name as never], texts) as { title: string }).title;

test.each(languages)("[DSH-010] a card has a title and a description, and the same title on Home (%s)", (language) => {
  const home = read(`../messages.${language}.json`);
  const { cards } = read(`./messages.${language}.json`);
  for (const card of [...dashboardCards.will_holder, ...dashboardCards.member]) {
    const other = elsewhere[card];
    const own = other
      ? titleAt(read(`${other[0]}.${language}.json`), other[1])
      : card === "learning_resources"
        ? home.member.rolesTitle
        : titleAt(home, parts[card]!);
    expect(cards[card].title, card).toBe(own);
    expect(cards[card].description).toMatch(/\S/);
  }
});
