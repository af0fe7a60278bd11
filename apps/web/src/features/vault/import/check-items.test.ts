import { describe, expect, test } from "vitest";
import { canBeAdded, checkItems, firstChoice } from "./check-items.ts";
import type { FoundItem } from "./read/found-item.ts";

const words = { untitled: "Untitled", file: "File", line: (name: FoundItem["lines"][number]["name"]) => String(name) };
const item = (title: string, more: Partial<FoundItem> = {}): FoundItem => ({
  title,
  category: "password",
  lines: [{ name: "user", value: "nadia" }],
  notes: "",
  tags: [],
  ...more,
});

describe("what an item becomes", () => {
  test("lines under their names, then the notes; tags once and not too long", () => {
    const [{ plain, hint }] = checkItems(
      [item("Bank", { notes: "Ask Samir", tags: ["a", "a", "x".repeat(60)] })],
      [],
      words,
    ) as [ReturnType<typeof checkItems>[number]];
    expect(plain.content).toBe("user: nadia\n\nAsk Samir");
    expect(plain.tags).toEqual(["a", `${"x".repeat(39)}…`]);
    expect(hint).toBe("nadia");
  });

  test("what the vault has, what has no content, is too long or unreadable is told apart", () => {
    const checked = checkItems(
      [
        item("Café"),
        item("CAFE"),
        item("Twice"),
        item("Twice"),
        item("", { lines: [] }),
        item("Long", { notes: "x".repeat(16_001) }),
        item("Closed", { unreadable: true }),
      ],
      [{ category: "password", title: "cafe" }],
      words,
    );
    expect(checked.map(({ state }) => state)).toEqual([
      "have",
      "have",
      "new",
      "have",
      "noContent",
      "tooLong",
      "unreadable",
    ]);
    expect(checked.filter(canBeAdded)).toHaveLength(4);
    expect(checked[4]!.plain.title).toBe("Untitled");
  });

  test("[VLT-011] one attachment that the vault takes becomes the file; the others are named", () => {
    const file = (name: string, size: number) => ({ name, size, read: () => new Uint8Array(size) });
    const attachments = [file("film.mp4", 9), file("all.pdf", 20_971_521), file("deed.pdf", 9), file("plan.png", 9)];
    const [checked] = checkItems([item("Deed", { lines: [], attachments })], [], words);
    expect(checked!.file?.attachment.name).toBe("deed.pdf");
    expect(checked!.leftOut).toEqual(["film.mp4", "all.pdf", "plan.png"]);
    expect([checked!.state, checked!.plain.content]).toEqual(["new", "File: deed.pdf"]);
  });

  test("[VLT-068] at first as many are chosen as the plan has room for", () => {
    const checked = checkItems([item("a"), item("b"), item("c")], [], words);
    expect(firstChoice(checked, 2)).toEqual(new Set([checked[0]!.id, checked[1]!.id]));
    expect(firstChoice(checked, -1).size).toBe(0);
  });
});
