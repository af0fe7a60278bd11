import { type Estate, seedEstate } from "../dishonest/estate.ts";
import type { Subject } from "../dishonest/lie.ts";
import { openStage, type Stage } from "../dishonest/stage.ts";
import { subjects } from "../dishonest/subjects.ts";
import { expect, test as journey } from "../harness/journey.ts";

/** Of each worker one estate, and a browser with an open vault for each side: a lie costs a page, not a sign-in. */
const test = journey.extend<object, { stageOf: (side: Subject["side"]) => Promise<Stage> }>({
  stageOf: [
    async ({ browser }, use) => {
      const url = process.env.E2E_URL ?? "http://localhost:4100";
      let estate: Promise<Estate> | undefined;
      const stages = new Map<Subject["side"], Promise<Stage>>();
      await use(async (side) => {
        estate ??= seedEstate(url);
        const stage = stages.get(side) ?? openStage(browser, url, await estate, side);
        stages.set(side, stage);
        return stage;
      });
      for (const stage of stages.values()) await (await stage).close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Every fifth one always, which is more than a third of two hundred; the others with `pnpm e2e --full`. */
const isTold = (_: unknown, at: number) => Boolean(process.env.E2E_FULL) || at % 5 === 0;

for (const { title, side, lies } of subjects) {
  const told = lies.filter(isTold);
  test(`dishonest server: ${title} (${told.length} lies)`, async ({ stageOf }) => {
    test.setTimeout(60_000 + told.length * 10_000);
    const stage = await stageOf(side);
    const believed: string[] = [];
    for (const lie of told) {
      const start = Date.now();
      const wrong = await stage.tell(lie);
      if (process.env.E2E_LIES) console.log(`${Date.now() - start} ms ${lie.name}`, wrong);
      if (wrong.length > 0) believed.push(`${lie.name}: ${wrong.join("; ")}`);
    }
    await stage.recovers();
    expect(believed).toEqual([]);
  });
}
