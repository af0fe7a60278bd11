/**
 * The only place where keys are in the clear (KEY-025): a SharedWorker for all tabs, or one worker per tab where there is
 * no SharedWorker. What it does is in packages/keyring. The server adds 'wasm-unsafe-eval' to the policy of this file's
 * response and of no other (KEY-003), so its name in the build must start with "keys-worker".
 */
import { askMessage, authChannel, keysChannel, lockMessage, type VaultNews } from "@heirlock/keyring/channels";
import { createTabServer, type Tab } from "@heirlock/keyring/serve-tabs";

declare const self: Tab & { onconnect?: ((event: MessageEvent) => void) | null };

const channel = new BroadcastChannel(keysChannel);
const worker = crypto.randomUUID();
/** For tabs that have no need to join: whether the vault is open, and nothing about whose it is or what it holds. */
const announce = (unlocked: boolean) => channel.postMessage({ worker, unlocked } satisfies VaultNews);
const server = createTabServer({ now: () => Date.now(), onState: ({ unlocked }) => announce(unlocked) });

channel.onmessage = ({ data }) => {
  if (data === lockMessage) server.lock();
  if (data === askMessage) announce(server.state().unlocked);
};
new BroadcastChannel(authChannel).onmessage = ({ data }) => {
  if (data?.type === "AUTH_STATE_CHANGE" && data.authenticated === false) server.lock();
};
setInterval(server.wipeExpired, 10_000);

if ("onconnect" in self) {
  self.onconnect = ({ ports: [port] }) => {
    if (port) server.serve(port as Tab);
  };
} else {
  server.serve(self);
}
