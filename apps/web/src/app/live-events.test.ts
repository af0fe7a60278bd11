import { eventKinds } from "@heirlock/contract/events";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { applyEvent, applyGap, askingAgain } from "../platform/live/apply-event.ts";
import { staleAfter } from "./features.ts";

const declared = staleAfter();

function filledCache() {
  const queries = new QueryClient();
  queries.setQueryData(["assets", "list"], 1);
  queries.setQueryData(["vault", "list"], 1);
  queries.setQueryData(["account", "profile"], 1);
  queries.setQueryData(["help"], 1);
  const stale = () =>
    queries
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey[0]);
  return { queries, stale };
}
const effects = { profileChanged: vi.fn(), sessionRevoked: vi.fn() };

test("an asset event makes what shows assets stale, and nothing else", () => {
  const { queries, stale } = filledCache();
  applyEvent({ kind: "asset.deleted", payload: { id: "x" } }, askingAgain(queries), declared, effects);
  expect(stale()).toEqual(["assets"]);
  expect(effects.profileChanged).not.toHaveBeenCalled();
});

test("[AST-043] a link between an asset and an entry reloads the links, and no asset", () => {
  const { queries, stale } = filledCache();
  applyEvent({ kind: "vault.linked", payload: { id: "x" } }, askingAgain(queries), declared, effects);
  expect(stale()).toEqual(["vault"]);
});

test("a changed profile and a revoked session have their effects", () => {
  const { queries, stale } = filledCache();
  applyEvent({ kind: "profile.updated", payload: {} }, askingAgain(queries), declared, effects);
  expect(stale()).toEqual(["account"]);
  expect(effects.profileChanged).toHaveBeenCalledOnce();
  applyEvent({ kind: "session.revoked", payload: {} }, askingAgain(queries), declared, effects);
  expect(effects.sessionRevoked).toHaveBeenCalledOnce();
});

test("after a gap everything that events could have changed is stale", () => {
  const { queries, stale } = filledCache();
  applyGap(queries, declared);
  expect(stale().sort()).toEqual(["account", "assets", "vault"]);
});

test("every kind of event makes something stale, but for the end of a session", () => {
  expect(eventKinds.filter((kind) => !declared.has(kind))).toEqual(["session.revoked"]);
});

test("a hundred events of one batch ask once at once, and once more for all that followed", () => {
  vi.useFakeTimers();
  try {
    const queries = new QueryClient();
    const asked = vi.spyOn(queries, "invalidateQueries");
    const ask = askingAgain(queries);
    for (let n = 0; n < 100; n++) applyEvent({ kind: "vault.linked", payload: { id: "x" } }, ask, declared, effects);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(asked).toHaveBeenCalledTimes(2);
    ask("vault");
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
