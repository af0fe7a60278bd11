import type { UserType } from "@heirlock/domain/account/user-type";
import { createMemoryHistory } from "@tanstack/react-router";
import { beforeEach, expect, test } from "vitest";
import { createI18n } from "../platform/i18n.ts";
import { setSession, unknownSession } from "../platform/session/session-store.ts";
import { currentHead } from "./head/head-sync.tsx";
import type { PageHead } from "./head/page-head.ts";
import { createAppRouter } from "./router.ts";

beforeEach(() => setSession(unknownSession));

function signedInAs(userType: UserType): void {
  const userId = "6f1c9d2e-0000-4000-8000-000000000001";
  setSession({ status: "signed-in", userId, userType, userTypeFrom: "server" });
}

/** Opens an address as a fresh page would, and follows redirects to where the person ends up. */
async function open(address: string, redirects = 0): Promise<{ address: string; head: PageHead | undefined }> {
  if (redirects > 3) throw new Error(`${address} is led around in a circle`);
  const i18n = await createI18n("en", ["app"]);
  const router = createAppRouter({ i18n }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const result = router._serverResult;
  if (result?.type === "redirect")
    return await open(result.redirect.headers.get("Location") ?? "no location", redirects + 1);
  return { address, head: currentHead(router.state.matches, i18n) };
}

test.each([
  ["/dashboard/will-holder", "/auth/login?from=%2Fdashboard%2Fwill-holder"],
  [
    "/dashboard/will-holder/assets?filter=vehicle",
    "/auth/login?from=%2Fdashboard%2Fwill-holder%2Fassets%3Ffilter%3Dvehicle",
  ],
  ["/settings/profile", "/auth/login?from=%2Fsettings%2Fprofile"],
])("[ACC-008] a visitor who opens %s is sent to sign in and back", async (asked, reached) => {
  expect((await open(asked)).address).toBe(reached);
});

test("[ACC-001] the sign-in page lives at /auth/login", async () => {
  expect(await open("/auth/login")).toMatchObject({ address: "/auth/login", head: { title: "Sign in - Heirlock" } });
});

test("[ACC-009] a will holder is led from the member side to their own", async () => {
  signedInAs("will_holder");
  expect((await open("/dashboard/member")).address).toBe("/dashboard/will-holder");
});

test.each(["beneficiary", "executor"] as const)(
  "[ACC-010] a %s is led from the holder side to theirs",
  async (type) => {
    signedInAs(type);
    expect((await open("/dashboard/will-holder")).address).toBe("/dashboard/member");
    expect((await open("/dashboard/will-holder/assets/add")).address).toBe("/dashboard/member");
  },
);

test("[ACC-011] a person with both sides opens both", async () => {
  signedInAs("dual_role");
  expect((await open("/dashboard/member")).address).toBe("/dashboard/member");
  expect((await open("/dashboard/will-holder")).address).toBe("/dashboard/will-holder");
});

test("[ACC-005] /dashboard leads to the only side a person has", async () => {
  signedInAs("beneficiary");
  expect((await open("/dashboard")).address).toBe("/dashboard/member");
  signedInAs("will_holder");
  expect((await open("/dashboard")).address).toBe("/dashboard/will-holder");
});

test("[AST-005] /assets keeps its filter on the way to the list", async () => {
  signedInAs("will_holder");
  expect((await open("/assets?filter=vehicle")).address).toBe("/dashboard/will-holder/assets?filter=vehicle");
});

test("[GEN-018] an unknown address is titled Page Not Found and kept from search engines", async () => {
  for (const address of ["/nowhere", "/help/no-such-article", "/legal/nothing"])
    expect((await open(address)).head).toEqual({ title: "Page Not Found - Heirlock", indexed: false });
});

test("an article gives the page its title and description", async () => {
  expect((await open("/help/getting-started")).head).toMatchObject({
    title: "Getting started - Heirlock",
    description: expect.stringContaining("Recovery Kit"),
    indexed: true,
  });
});
