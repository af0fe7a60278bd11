import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail } from "../harness/mails.ts";
import { freshHolder, signIn, stranger } from "../harness/people.ts";

test("[ACC-064, SEC-012, SEC-032, SEC-041] a recovery e-mail, a change of address, and the old address takes the account back", async ({
  openPage,
  openBrowser,
  baseURL,
  watch,
}) => {
  test.setTimeout(90_000);
  // The own address is refused; who was signed out by the objection asks once more and is told so.
  watch.allow(/status of 40[01]/);
  const person = await freshHolder(baseURL!);
  const [recovery, elsewhere] = [stranger().email, stranger().email];
  const page = await openPage("/settings/security", { as: person, alone: true });

  const means = page.getByRole("region", { name: "If you lose your password and access to your email" });
  await means.getByRole("button", { name: "Add a recovery email" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Recovery email address").fill(person.email);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText("This is already the", { exact: false })).toBeVisible();
  await dialog.getByLabel("Recovery email address").fill(recovery);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(means.getByText("Not confirmed yet")).toBeVisible();
  expect(await means.textContent(), "shown masked").not.toContain(recovery);

  // In another browser: opening the link does nothing, pressing the button does.
  const mailbox = await (await openBrowser()).newPage();
  await mailbox.goto(await linkInMail(baseURL!, recovery, "/auth/verify-recovery-email"));
  await expect(mailbox.getByRole("heading", { name: "Use this address for recovery?" })).toBeVisible();
  expect(new URL(mailbox.url()).hash, "the token is taken out of the address").toBe("");
  expect(await axeFindings(mailbox)).toEqual([]);
  await expect(means.getByText("Not confirmed yet")).toBeVisible();
  await mailbox.getByRole("button", { name: "Yes, use this address" }).click();
  await expect(mailbox.getByRole("heading", { name: "This address is confirmed" })).toBeFocused();
  await expect(means.getByText("Confirmed", { exact: true }), "the open page hears of it").toBeVisible();

  const address = page.getByRole("region", { name: "Your email address" });
  await address.getByRole("button", { name: "Change your email address" }).click();
  await dialog.getByLabel("New email address").fill(elsewhere);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(address.getByText(elsewhere)).toBeVisible();

  await page.goto(await linkInMail(baseURL!, elsewhere, "/auth/confirm-email"));
  await page.getByRole("button", { name: "Yes, use this address" }).click();
  await expect(page.getByRole("heading", { name: "Your email address has changed" })).toBeFocused();
  await page.getByRole("link", { name: "Go to security settings" }).click();
  await expect(address.getByText(elsewhere)).toBeVisible();

  await mailbox.goto(await linkInMail(baseURL!, person.email, "/auth/object"));
  await expect(mailbox.getByRole("heading", { name: "Was this not you?" })).toBeVisible();
  expect(await axeFindings(mailbox)).toEqual([]);
  await page.reload();
  await expect(address.getByText(elsewhere), "looking at the page changes nothing").toBeVisible();
  await mailbox.getByRole("button", { name: "Secure my account" }).click();
  await expect(mailbox.getByRole("heading", { name: "Your account is secured" })).toBeFocused();
  await expect(mailbox.getByText("Your account is back at your address.")).toBeVisible();
  expect(await axeFindings(mailbox)).toEqual([]);

  await expect(page, "the open page hears of the end of its session").toHaveURL(/\/auth\/login\?from=/);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(await linkInMail(baseURL!, person.email, "/auth/reset-password")).toMatch(/#[A-Za-z0-9_-]{43}$/);
  await signIn(page, person);
});

test("[ACC-064] the way back through phone and questions, without password and mailbox", async ({
  openPage,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const person = await freshHolder(baseURL!);
  const page = await openPage("/settings/security", { as: person, alone: true });
  const means = page.getByRole("region", { name: "If you lose your password and access to your email" });
  const dialog = page.getByRole("dialog");
  const phone = `+3361${String(Date.now()).slice(-7)}`;

  await means.getByRole("button", { name: "Add a recovery phone" }).click();
  await dialog.getByLabel("Phone number").fill("0612");
  await dialog.getByRole("button", { name: "Send the code" }).click();
  await expect(dialog.getByText("Enter the number with its country code")).toBeVisible();
  await dialog.getByLabel("Phone number").fill(phone);
  await dialog.getByRole("button", { name: "Send the code" }).click();
  await dialog.getByLabel("Code from the text message").fill(await codeTo(baseURL!, phone, 1));
  await dialog.getByRole("button", { name: "Confirm phone" }).click();
  await expect(dialog).toBeHidden();
  await expect(means.getByText(`•••• ${phone.slice(-2)}`)).toBeVisible();

  await means.getByRole("button", { name: "Add security questions" }).click();
  expect(await axeFindings(page)).toEqual([]);
  for (const [place, answer] of ["Madame Dubois", "Calle Alcalá 12", "Boulangerie"].entries()) {
    await dialog.getByLabel(`Answer ${place + 1}`).fill(answer);
  }
  await dialog.getByRole("button", { name: "Save questions" }).click();
  await expect(dialog).toBeHidden();

  const lost = await openPage("/auth/recover");
  await lost.getByLabel("Email address of your account").fill(person.email);
  await lost.getByText("By text message to my recovery phone").click();
  expect(await axeFindings(lost)).toEqual([]);
  await lost.getByRole("button", { name: "Send the code" }).click();
  await lost.getByLabel("Code from the text message").fill(await codeTo(baseURL!, phone, 2));
  await lost.getByRole("button", { name: "Continue" }).click();
  await lost.getByLabel("What was the name of your first teacher?").fill("madame DUBOIS");
  await lost.getByLabel("What was your first job?").fill("boulangerie");
  expect(await axeFindings(lost)).toEqual([]);
  await lost.getByRole("button", { name: "Continue" }).click();
  await lost.waitForURL(/\/auth\/reset-password/);
  await expect(lost.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => new URL(lost.url()).hash, "the token is taken out of the address").toBe("");
});

/** The code of the newest text message, once so many with a code came. */
async function codeTo(url: string, phone: string, count: number): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const list = await (await fetch(`${url}/demo/mail`)).text();
    const rows = list.split("<li>").filter((row) => row.includes(phone));
    const ids = rows.flatMap((row) => /href="\/demo\/mail\/([^"]+)"/.exec(row)?.[1] ?? []);
    const texts = await Promise.all(ids.map(async (id) => (await fetch(`${url}/demo/mail/${id}`)).text()));
    codes = texts.flatMap((text) => /your code is (\d{8})/.exec(text)?.[1] ?? []);
    expect(codes).toHaveLength(count);
  }, "the text message arrives").toPass({ timeout: 20_000 });
  return codes[0]!;
}
