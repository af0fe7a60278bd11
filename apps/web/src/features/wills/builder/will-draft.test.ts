import { plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { expect, test } from "vitest";
import { changed, startHistory, undone } from "./will-draft.ts";

const draft = (title: string) => ({ title, content: plainWill });

test("typing in one field is one step back, a pause begins the next", () => {
  let history = startHistory(draft(""));
  history = changed(history, draft("M"), 0, "title");
  history = changed(history, draft("My"), 500, "title");
  history = changed(history, draft("My will"), 5000, "title");
  history = undone(history);
  expect(history.now.title).toBe("My");
  expect(undone(history).now.title).toBe("");
});

test("whatever is not typed is a step of its own, and there is nothing before the first", () => {
  let history = startHistory(draft("a"));
  history = changed(history, draft("b"), 0);
  history = changed(history, draft("c"), 1);
  expect(undone(history).now.title).toBe("b");
  expect(undone(undone(undone(history))).now.title).toBe("a");
});

test("at most fifty steps are kept", () => {
  let history = startHistory(draft("0"));
  for (let at = 1; at <= 80; at++) history = changed(history, draft(String(at)), at);
  for (let at = 0; at < 100; at++) history = undone(history);
  expect(history.now.title).toBe("30");
});
