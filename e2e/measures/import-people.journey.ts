import { setPlan } from "@heirlock/tools/stack/set-plan";
import { type Browser, chromium, expect, test } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";
import { startHouse } from "../harness/house.ts";
import { watchPauses } from "../harness/page-pauses.ts";
import { freshHolder, signIn } from "../harness/people.ts";

const people = 50;
const factor = 4;

/** A machine that is busy with something else is given more rounds, not a lower mark: load only ever adds to a time. */
const mostRounds = 3;

/** No pause that a hand would feel on a device four times slower, and all fifty there while one looks on. */
const limits = { pauseMs: process.env.E2E_FULL ? 200 : 500, savedMs: process.env.E2E_FULL ? 5000 : 15_000 };

const csv = [
  "First name,Last name,Relationship,E-mail,Phone,Date of birth,City,Country",
  ...Array.from(
    { length: people },
    (_, n) =>
      `Person ${n},Haddad,cousin,person${n}@example.org,+961 3 555 ${100 + n},19${50 + n}-05-0${1 + (n % 9)},Beirut,Lebanon`,
  ),
].join("\n");

interface Round {
  savedMs: number;
  pauses: Record<string, number>;
}

test("50 people of the Family plan are reviewed and added without a pause on a device 4x slower", async () => {
  const house = await startHouse();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    let best = await addAll(browser, house);
    for (let round = 1; round < mostRounds && isOver(best); round++) best = bestOf(best, await addAll(browser, house));
    for (const [what, pause] of Object.entries(best.pauses)) expect(pause, what).toBeLessThanOrEqual(limits.pauseMs);
    expect(best.savedMs).toBeLessThanOrEqual(limits.savedMs);
  } finally {
    await browser.close();
    await house.leave();
  }
});

const isOver = ({ savedMs, pauses }: Round) =>
  savedMs > limits.savedMs || Object.values(pauses).some((pause) => pause > limits.pauseMs);

const bestOf = (one: Round, other: Round): Round => ({
  savedMs: Math.min(one.savedMs, other.savedMs),
  pauses: Object.fromEntries(
    Object.entries(one.pauses).map(([what, pause]) => [what, Math.min(pause, other.pauses[what]!)]),
  ),
});

async function addAll(
  browser: Browser,
  { apiUrl, databaseUrl }: { apiUrl: string; databaseUrl: string },
): Promise<Round> {
  const holder = await freshHolder(apiUrl);
  await setPlan(databaseUrl, holder.email, "family");
  const page = await browser.newPage({ baseURL: apiUrl, locale: "en-GB" });
  page.setDefaultTimeout(30_000);
  await signIn(page, holder);
  await page.goto("/dashboard/will-holder/members/import");
  await expect(page.getByText(`You can add ${people} more people`)).toBeVisible();

  const pauses: Record<string, number> = {};
  const watched = await watchPauses(browser, page, factor);
  const buffer = Buffer.from(csv);
  await page.locator("input[type=file]").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await page.getByText(`${people} of ${people} selected`).waitFor();
  pauses["the review appears"] = await watched.longest();

  await page.getByRole("checkbox", { name: /Person 30/ }).uncheck();
  await page.getByRole("checkbox", { name: /Person 30/ }).check();
  pauses["one is ticked"] = await watched.longest();
  await page.getByRole("button", { name: "Deselect All" }).click();
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByText(`${people} of ${people} selected`).waitFor();
  pauses["all are ticked"] = await watched.longest();

  const start = Date.now();
  await page.getByRole("button", { name: `Add ${people} people` }).click();
  await page.getByText(`${people} people were added`).waitFor({ timeout: 60_000 });
  const savedMs = Date.now() - start;
  pauses["they are added"] = await watched.longest();
  await page.getByRole("link", { name: "Go to members" }).click();
  await page.getByText(`${people} / ${people} members used`).waitFor();
  pauses["the list of members appears"] = await watched.longest();

  console.log(
    `import of ${people}: ${savedMs} ms to add, plain work ${Math.round(watched.plainWorkMs)} ms, longest pauses ${JSON.stringify(pauses)}`,
  );
  await watched.end();
  await page.context().close();
  return { savedMs, pauses };
}
