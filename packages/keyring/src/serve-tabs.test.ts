import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { wrapBundle } from "@heirlock/crypto/wrap";
import { beforeAll, expect, test } from "vitest";
import type { UnlockWith } from "./account/requests.ts";
import type { FromWorker, RequestMessage, ToWorker } from "./protocol.ts";
import { createTabServer, type Tab } from "./serve-tabs.ts";
import { password, quickKeys } from "./testing/rings.ts";

const bundle = createBundle();
let stated: Awaited<ReturnType<typeof publicKeys>>;
beforeAll(async () => {
  stated = await publicKeys(bundle);
});

/** Handed over with the message, so a new one each time. */
function byPasskey(): UnlockWith {
  const prf = () => new Uint8Array(32).fill(7);
  return { by: "passkey", prf: prf(), bundleByPasskey: wrapBundle(bundle, "passkey", prf()), stated };
}
const unlock = (id: number): RequestMessage => ({ id, slice: "account", name: "unlock", ask: byPasskey() });

/** A page's end: what it was sent, and when the request of an id was answered. */
function openTab(server: ReturnType<typeof createTabServer>) {
  const heard: FromWorker[] = [];
  const waiting = new Map<number, () => void>();
  const tab: Tab = {
    onmessage: null,
    postMessage(message) {
      heard.push(message);
      if (message.name === "answer" || message.name === "refusal") waiting.get(message.id)?.();
    },
  };
  server.serve(tab);
  const send = (data: ToWorker) => tab.onmessage!({ data });
  return {
    heard,
    send,
    ask(message: RequestMessage): Promise<FromWorker> {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(message.id, resolve);
      send(message);
      return promise.then(() => heard.findLast((one) => "id" in one && one.id === message.id)!);
    },
  };
}

function start(derivePasswordKeys = quickKeys) {
  const states: boolean[] = [];
  const onState = ({ unlocked }: { unlocked: boolean }) => states.push(unlocked);
  return { states, server: createTabServer({ now: () => 1_000_000, onState, derivePasswordKeys }) };
}

test("[KEY-025] one worker serves every tab: each hears the state at once and whenever it changes", async () => {
  const { server, states } = start();
  const [first, second] = [openTab(server), openTab(server)];
  expect(await first.ask(unlock(1))).toMatchObject({ name: "answer", answer: { unlocked: true } });
  expect(states).toEqual([true]);
  const unlocked = { name: "state", state: { unlocked: true, verifyingKey: stated.verifyingKey } };
  expect(second.heard).toEqual([{ name: "state", state: { unlocked: false, verifyingKey: null } }, unlocked]);
  expect(openTab(server).heard).toEqual([unlocked]);
});

test("[KEY-026] the keys stay while a tab is left, and go with the last one", async () => {
  const { server } = start();
  const [first, second] = [openTab(server), openTab(server)];
  await first.ask(unlock(1));
  first.send({ name: "leave" });
  expect(server.state().unlocked).toBe(true);
  second.send({ name: "leave" });
  expect(server.state().unlocked).toBe(false);
});

test("[KEY-027] requests are answered one after the other, but a lock does not wait for them", async () => {
  const running = { now: 0, most: 0 };
  const release = Promise.withResolvers<void>();
  const { server } = start(async (...given) => {
    running.most = Math.max(running.most, ++running.now);
    await release.promise;
    running.now--;
    return quickKeys(...given);
  });
  const tab = openTab(server);
  await tab.ask(unlock(1));
  const made = [2, 3].map((id) => tab.ask({ id, slice: "account", name: "createAccount", ask: { password } }));
  expect(await tab.ask({ id: 4, slice: "account", name: "lock", ask: {} })).toMatchObject({
    answer: { unlocked: false },
  });
  release.resolve();
  for (const answer of await Promise.all(made)) expect(answer.name).toBe("answer");
  expect(running.most).toBe(1);
});

test("a request that was cancelled, or whose tab has gone, opens nothing", async () => {
  const { server } = start();
  const [first, second] = [openTab(server), openTab(server)];
  const refused = { name: "refusal", code: "keys.not_available" };
  const cancelled = first.ask(unlock(1));
  first.send({ name: "cancel", id: 1 });
  expect(await cancelled).toMatchObject(refused);
  const abandoned = second.ask(unlock(2));
  second.send({ name: "leave" });
  expect(await abandoned).toMatchObject(refused);
  expect(server.state().unlocked).toBe(false);
});

test("a refusal says which problem it was; anything unexpected is a broken worker, without details", async () => {
  const { server } = start(async () => {
    throw new TypeError("of the inside");
  });
  const tab = openTab(server);
  const wrong = { ...byPasskey(), prf: new Uint8Array(32) };
  expect(await tab.ask({ id: 1, slice: "account", name: "unlock", ask: wrong })).toMatchObject({
    code: "bundle.wrong_key",
    data: { purpose: "passkey" },
  });
  const broken = await tab.ask({ id: 2, slice: "account", name: "createAccount", ask: { password } });
  expect(broken).toEqual({ name: "refusal", id: 2, code: "keys.worker_failed", data: {} });
});

test("[KEY-009] the secret of a passkey is wiped, also when the request is refused before it is used", async () => {
  const { server } = start();
  const tab = openTab(server);
  const prf = new Uint8Array(32).fill(7);
  const ask = { verifyingKey: stated.verifyingKey, prf };
  expect(await tab.ask({ id: 1, slice: "account", name: "wrapForPasskey", ask })).toMatchObject({
    code: "keys.not_available",
  });
  expect(prf).toEqual(new Uint8Array(32));
});
