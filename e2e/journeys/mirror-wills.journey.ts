import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { overflowFindings } from "../harness/layout.ts";
import { freshHolder } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

const phone = { width: 390, theme: "light", language: "en" } as const;

const form = (first_name: string, relationship_type: string, more: Record<string, string> = {}) => ({
  ...{ first_name, last_name: "Rivière", member_type: "family", relationship_type, is_active: "true" },
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
  ...more,
});

test("will: a couple makes mirror wills, the second with the roles exchanged and its owner's alone", async ({
  openPage,
  baseURL,
}) => {
  const [nadia, karim] = await Promise.all([freshHolder(baseURL!), freshHolder(baseURL!)]);
  const at = { country: "IE", nationality: "IE" };
  await nadia.client.call("PATCH", "/api/user/profile", { first_name: "Nadia", ...at, date_of_birth: "1975-04-12" });
  await karim.client.call("PATCH", "/api/user/profile", { first_name: "Karim", ...at, date_of_birth: "1973-08-01" });
  const husband = form("Karim", "husband", { email: karim.email, invite_by_email: "true" });
  await nadia.client.call("POST", "/api/members", husband);
  await nadia.client.call("POST", "/api/members", form("Finn", "son", { date_of_birth: "2001-01-02" }));

  const hers = await openPage("/dashboard/will-holder/wills/new", { as: nadia });
  await hers.getByRole("button", { name: "Continue" }).click();
  await expect(hers).toHaveURL(/step=heirs/);
  await hers.getByRole("radio", { name: /All to Karim Rivière/ }).check();
  await settled(hers);
  const id = hers.url().match(/wills\/([0-9a-f-]+)\/edit/)![1]!;
  await hers.goto(`/dashboard/will-holder/wills/${id}`);
  await expect(hers.getByText(/has not answered your invitation/)).toBeVisible();

  const [invitation] = await karim.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await karim.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});
  await hers.getByRole("button", { name: /Offer .Karim. a mirror will/ }).click();
  const dialog = hers.getByRole("dialog");
  await expect(dialog.getByText("What stays with you")).toBeVisible();
  expect(await axeFindings(hers)).toEqual([]);
  await dialog.getByRole("button", { name: "Offer it" }).click();
  const card = hers.getByRole("region", { name: "Mirror will" });
  await expect(card.getByText(/They have not started yet/)).toBeVisible();

  const his = await openPage("/dashboard/will-holder/wills", { as: karim, variant: phone });
  await expect(his.getByRole("heading", { name: /Nadia. offers you a mirror will/ })).toBeVisible();
  expect(await axeFindings(his)).toEqual([]);
  expect(await overflowFindings(his)).toEqual([]);
  await his.getByRole("button", { name: "Start my will from it" }).click();
  await expect(his.getByText(/From .Nadia.’s will/)).toBeVisible();
  expect(await axeFindings(his)).toEqual([]);
  await his.getByRole("button", { name: "Continue" }).click();
  await expect(his).toHaveURL(/step=heirs/);
  await expect(his.getByRole("radio", { name: /All to Nadia Rivière/ })).toBeChecked();
  await expect(his.getByText("Finn Rivière").first()).toBeVisible();

  // She sees that he began, without loading the page again, and nothing else.
  await expect(card.getByText(/Karim. started a will from it/)).toBeVisible();
  const { wills } = await nadia.client.call<{ wills: unknown[] }>("GET", "/api/wills");
  expect(wills).toHaveLength(1);
  const own = await karim.client.call<{ wills: { id: string }[] }>("GET", "/api/wills");
  await expect(nadia.client.call("GET", `/api/wills/${own.wills[0]!.id}`)).rejects.toThrow();
});
