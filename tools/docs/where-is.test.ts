import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../source/files.ts";

const page = readFileSync(join(root, "docs/where-is.md"), "utf8");
const questions = [...page.matchAll(/^\| (.+\?) \| \[`(\w+)`\]\(\.\.\/(\S+)\) \|$/gm)].map((row) => row.slice(1, 4));

/** Every `path` of the page; `<slice>` and the like stand for many, and commands are not paths. */
const paths = [...page.matchAll(/`((?:packages|apps|tools|e2e|bench|docs)\/[^`\s<>*]+)`/g)].map((match) => match[1]!);

describe("docs/where-is.md", () => {
  test("answers twenty questions", () => expect(questions).toHaveLength(20));

  test.each(questions)("%s: %s", (_question, name, path) => {
    const text = readFileSync(join(root, path!), "utf8");
    expect(text).toMatch(new RegExp(`^export (async )?(const|function|class) ${name}\\b`, "m"));
  });

  test("names no file that is gone", () => {
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
