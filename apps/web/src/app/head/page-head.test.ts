import { expect, test } from "vitest";
import { headTags } from "./page-head.ts";

const page = { title: "Help - Heirlock", description: "Plain answers", indexed: true };
const names = (tags: ReturnType<typeof headTags>) =>
  tags.map(({ attributes: a }) => a.name ?? a.property ?? `${a.rel} ${a.hreflang ?? ""}`.trim());

test("a public page names itself and its four languages by absolute addresses", () => {
  const tags = headTags(page, "/help/security", "https://heirlock.example");
  expect(names(tags)).toEqual([
    "description",
    "og:title",
    "og:description",
    "canonical",
    "alternate en",
    "alternate ar",
    "alternate es",
    "alternate fr",
    "alternate x-default",
  ]);
  expect(tags.find((tag) => tag.attributes.hreflang === "ar")?.attributes.href).toBe(
    "https://heirlock.example/help/security?lang=ar",
  );
});

test("without a public address there is no canonical link, because a relative one would be wrong", () => {
  expect(names(headTags(page, "/help", undefined))).toEqual(["description", "og:title", "og:description"]);
});

test("pages of a person stay out of search engines", () => {
  expect(names(headTags({ title: "Assets", indexed: false }, "/assets", "https://heirlock.example"))).toEqual([
    "robots",
  ]);
});
