import { expect, test } from "vitest";
import { stepTargets } from "./step-targets.ts";
import { advancedTopics, coreSteps, flowConfigs, flowSteps, stepCatalogue } from "./steps.ts";

const inWords = ({ unit, from, to }: { unit: string; from: number; to: number }) =>
  `${from === to ? from : `${from}-${to}`} ${unit}`;

test("[ONB-031] the catalogue has twenty steps in their order", () => {
  expect(stepCatalogue.map(({ id }) => id)).toEqual([
    ...["welcome", "profile", "security", "assets", "vault", "members", "will", "celebration"],
    ...["dashboard-customization", "key-cards", "multi-role-switch", "notifications"],
    ...["invitations", "assigned-assets", "vault-access", "will-access", "learning-resources"],
    ...["member-security", "dual-role-setup", "member-preferences"],
  ]);
});

test("[ONB-030] a step has eight keys, and leads to its neighbours in its own flow", () => {
  for (const step of stepCatalogue)
    expect(Object.keys(step).toSorted()).toEqual(
      ["id", "title", "description", "estimatedTime", "isRequired", "canSkip", "nextStep", "previousStep"].toSorted(),
    );
  for (const flow of ["holder", "member"] as const)
    for (const [at, step] of flowConfigs[flow].entries()) {
      expect(step.previousStep).toBe(flowConfigs[flow][at - 1]?.id ?? null);
      expect(step.nextStep).toBe(flowConfigs[flow][at + 1]?.id ?? null);
    }
});

test("[ONB-032] the catalogue requires welcome to will, and invitations to will-access", () => {
  expect(stepCatalogue.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual([
    ...["welcome", "profile", "security", "assets", "vault", "members", "will"],
    ...["invitations", "assigned-assets", "vault-access", "will-access"],
  ]);
});

test("[ONB-008] the six core steps and their estimates", () => {
  const core = flowConfigs.holder.slice(1, 7).map(({ id, estimatedTime }) => [id, inWords(estimatedTime)]);
  expect(core).toEqual([
    ["profile", "2-3 minutes"],
    ["security", "2-3 minutes"],
    ["assets", "3-5 minutes"],
    ["vault", "2-3 minutes"],
    ["members", "3-4 minutes"],
    ["will", "2-3 minutes"],
  ]);
  expect(coreSteps).toEqual(core.map(([id]) => id));
});

test("[ONB-010] four advanced topics, none of them required", () => {
  expect(advancedTopics).toEqual(["dashboard-customization", "key-cards", "multi-role-switch", "notifications"]);
  expect(flowConfigs.holder.slice(8).map(({ id }) => id)).toEqual(advancedTopics);
  expect(flowConfigs.holder.slice(8).some(({ isRequired }) => isRequired)).toBe(false);
});

test("[ONB-011] [ONB-048] where the buttons lead", () => {
  expect(coreSteps.map((step) => stepTargets.holder[step])).toEqual([
    "/settings/profile",
    "/settings/security",
    "/dashboard/will-holder/assets",
    "/dashboard/will-holder/vault",
    "/dashboard/will-holder/members",
    "/dashboard/will-holder/wills",
  ]);
  expect(Object.values(stepTargets.member)).toEqual(
    expect.arrayContaining([
      "/dashboard/member/invitations",
      "/dashboard/member/assigned-assets",
      "/dashboard/member/assigned-vault",
      "/dashboard/member/wills",
      "/settings/profile",
      "/settings/security",
    ]),
  );
});

test("[ONB-037] a member's eleven steps in their order", () => {
  expect(flowSteps.member).toEqual([
    ...["welcome", "profile", "invitations", "assigned-assets", "vault-access", "notifications", "will-access"],
    ...["learning-resources", "member-security", "dual-role-setup", "member-preferences"],
  ]);
});

test("[ONB-051] [ONB-052] a member's first eight are required, and of these only welcome is flagged as skippable", () => {
  expect(flowConfigs.member.map(({ isRequired }) => isRequired)).toEqual([
    ...Array<boolean>(8).fill(true),
    ...Array<boolean>(3).fill(false),
  ]);
  expect(flowConfigs.member.filter(({ canSkip }) => canSkip).map(({ id }) => id)).toEqual([
    "welcome",
    "member-security",
    "dual-role-setup",
    "member-preferences",
  ]);
});

test("[ONB-050] a member's estimates", () => {
  const [welcome, profile, invitations, ...others] = flowConfigs.member.map(({ estimatedTime }) => estimatedTime);
  expect([welcome!, profile!, invitations!].map(inWords)).toEqual(["30 seconds", "2-3 minutes", "3-4 minutes"]);
  expect(others).toHaveLength(8);
  for (const { unit, from, to } of others) {
    expect(unit).toBe("minutes");
    expect(from).toBeGreaterThanOrEqual(1);
    expect(to).toBeLessThanOrEqual(4);
    expect(from).toBeLessThan(to);
  }
});
