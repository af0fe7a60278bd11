import {
  type AccountBundle,
  assertPublicKeys,
  createBundle,
  type PublicKeys,
  publicKeys,
  wipeBundle,
} from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { fromBase64url, saltLength, standardKdf, toBase64url } from "@heirlock/crypto/format";
import { readRecoveryKeyOf } from "@heirlock/crypto/read-recovery-key";
import { unwrapBundle, wrapBundle } from "@heirlock/crypto/wrap";
import { derive, type Handler, type RequestContext, writeKit } from "./account/make-keys.ts";
import { passwordRequests } from "./account/password-handlers.ts";
import {
  KeysError,
  type KeysState,
  type NewAccount,
  type PeopleRequests,
  type RequestName,
  type Requests,
  type UnlockWith,
  type VaultRequests,
} from "./protocol.ts";

/** 30 minutes to the idle warning and 2 to answer it (D07); the session normally locks first. */
export const idleLimitMs = 32 * 60_000;
/**
 * How long the key made at sign-in waits for the wrapped bundle to arrive: as long as a half sign-in waits for its second
 * factor, and a minute to fetch what it opens.
 */
export const keptKeyMs = 11 * 60_000;

interface KeyRingOptions {
  now: () => number;
  onState: (state: KeysState) => void;
}

export type KeyRing = ReturnType<typeof createKeyRing>;

/** The memory of the key worker: the open bundle, and the keys of sign-ins under way. Nothing of it is stored. */
export function createKeyRing({ now, onState }: KeyRingOptions) {
  let open: { bundle: AccountBundle; verifyingKey: string } | null = null;
  let usedAt = now();
  /** A request that began before a lock must not open anything after it. */
  let locks = 0;
  const kept = new Map<object, { kek: Uint8Array; until: number }>();

  const state = (): KeysState => ({ unlocked: open !== null, verifyingKey: open?.verifyingKey ?? null });

  function forgetKept(tab: object): void {
    const entry = kept.get(tab);
    if (entry) wipe(entry.kek);
    kept.delete(tab);
  }

  function lock(): KeysState {
    locks++;
    for (const tab of [...kept.keys()]) forgetKept(tab);
    if (open) {
      wipeBundle(open.bundle);
      open = null;
      onState(state());
    }
    return state();
  }

  function wipeWhatExpired(): void {
    for (const [tab, entry] of [...kept]) if (now() >= entry.until) forgetKept(tab);
    if (now() - usedAt >= idleLimitMs) lock();
  }

  /** The check to make before keeping what this request opened. */
  function stillWanted(context: RequestContext): () => Promise<void> {
    const locksBefore = locks;
    return async () => {
      await context.assertWanted();
      if (locks !== locksBefore) throw new KeysError("keys.not_available", {});
    };
  }

  function openBundleOf(verifyingKey: string): AccountBundle {
    wipeWhatExpired();
    if (open?.verifyingKey !== verifyingKey) throw new KeysError("keys.not_available", {});
    return open.bundle;
  }

  async function keep(bundle: AccountBundle, stated: PublicKeys, wanted: () => Promise<void>): Promise<KeysState> {
    try {
      await assertPublicKeys(bundle, stated);
      await wanted();
    } catch (error) {
      wipeBundle(bundle);
      throw error;
    }
    if (open) wipeBundle(open.bundle);
    open = { bundle, verifyingKey: stated.verifyingKey };
    onState(state());
    return state();
  }

  /** Loaded with the first entry: signing in does not wait for what the vault needs. */
  const forVault =
    <Name extends keyof VaultRequests>(name: Name): Handler<Name> =>
    async (ask, context) => {
      const bundle = openBundleOf(ask.verifyingKey);
      const wanted = stillWanted(context);
      const { vaultRequests } = await import("./vault/handlers.ts");
      await wanted();
      return vaultRequests[name](bundle, ask, { ...context, assertWanted: wanted });
    };

  /** Loaded with the first of them; whoever reads a card needs no bundle of their own. */
  const forPeople =
    <Name extends keyof PeopleRequests>(name: Name): Handler<Name> =>
    async (ask, context) => {
      const bundle = "verifyingKey" in ask ? openBundleOf(ask.verifyingKey) : null;
      const wanted = stillWanted(context);
      const { peopleRequests } = await import("./sharing/handlers.ts");
      await wanted();
      const inside = { ...context, assertWanted: wanted };
      return peopleRequests[name](bundle as never, ask as never, inside) as Promise<Requests[Name]["answer"]>;
    };

  const handlers: { [Name in RequestName]: Handler<Name> } = {
    ...passwordRequests,
    newEntryKeys: forVault("newEntryKeys"),
    sealEntry: forVault("sealEntry"),
    openLabels: forVault("openLabels"),
    openContent: forVault("openContent"),
    sealFile: forVault("sealFile"),
    openFile: forVault("openFile"),
    moveEntry: forVault("moveEntry"),
    rotateEntry: forVault("rotateEntry"),
    newExportIdentity: forVault("newExportIdentity"),
    sealForExport: forVault("sealForExport"),
    newCard: forPeople("newCard"),
    showCard: forPeople("showCard"),
    newReleaseKey: forPeople("newReleaseKey"),
    makeEnvelopes: forPeople("makeEnvelopes"),
    compareKeys: forPeople("compareKeys"),
    pinMember: forPeople("pinMember"),
    checkCardJoin: forPeople("checkCardJoin"),
    checkIdentity: forPeople("checkIdentity"),
    pinHolder: forPeople("pinHolder"),
    readCard: forPeople("readCard"),
    joinByCard: forPeople("joinByCard"),
    pinByCard: forPeople("pinByCard"),
    checkHolder: forPeople("checkHolder"),
    openSharedLabels: forPeople("openSharedLabels"),
    openSharedContent: forPeople("openSharedContent"),
    openSharedFile: forPeople("openSharedFile"),

    async derive({ password, salt, kdf }, context) {
      const wanted = stillWanted(context);
      const { authKey, kek } = await derive(password, fromBase64url(salt), kdf, context);
      await wanted().catch((error) => {
        wipe(kek);
        throw error;
      });
      forgetKept(context.tab);
      kept.set(context.tab, { kek, until: now() + keptKeyMs });
      return { authKey: toBase64url(authKey) };
    },

    async createAccount({ password }, context): Promise<NewAccount> {
      const salt = crypto.getRandomValues(new Uint8Array(saltLength));
      const { authKey, kek } = await derive(password, salt, standardKdf, context);
      context.tell("making-key-ring", 0);
      const bundle = createBundle();
      try {
        return {
          salt: toBase64url(salt),
          kdf: standardKdf,
          authKey: toBase64url(authKey),
          ...(await publicKeys(bundle)),
          bundleByPassword: wrapBundle(bundle, "password", kek),
          ...writeKit(bundle, context),
        };
      } finally {
        wipe(kek);
        wipeBundle(bundle);
      }
    },

    async unlock(using, context) {
      const wanted = stillWanted(context);
      return keep(await unwrap(using, context), using.stated, wanted);
    },

    async reissueKit({ verifyingKey }, context) {
      return writeKit(openBundleOf(verifyingKey), context);
    },

    async wrapForPasskey({ verifyingKey, prf }) {
      try {
        return { bundleByPasskey: wrapBundle(openBundleOf(verifyingKey), "passkey", prf) };
      } finally {
        wipe(prf);
      }
    },

    async lock() {
      return lock();
    },
  };

  async function unwrap(using: UnlockWith, context: RequestContext): Promise<AccountBundle> {
    if (using.by === "kit") {
      context.tell("opening-key-ring", 0);
      const recoveryKey = readRecoveryKeyOf(using.typed, using.kitNumber);
      try {
        return unwrapBundle(using.bundleByKit, "kit", recoveryKey);
      } finally {
        wipe(recoveryKey);
      }
    }
    if (using.by === "passkey") {
      context.tell("opening-key-ring", 0);
      try {
        return unwrapBundle(using.bundleByPasskey, "passkey", using.prf);
      } finally {
        wipe(using.prf);
      }
    }
    const kek = using.by === "password" ? await kekOf(using, context) : takeKept(context.tab);
    context.tell("opening-key-ring", 0);
    try {
      return unwrapBundle(using.bundleByPassword, "password", kek);
    } finally {
      wipe(kek);
    }
  }

  async function kekOf(using: UnlockWith & { by: "password" }, context: RequestContext): Promise<Uint8Array> {
    const { authKey, kek } = await derive(using.password, fromBase64url(using.salt), using.kdf, context);
    wipe(authKey);
    return kek;
  }

  function takeKept(tab: object): Uint8Array {
    wipeWhatExpired();
    const entry = kept.get(tab);
    if (!entry) throw new KeysError("keys.not_available", {});
    kept.delete(tab);
    return entry.kek;
  }

  return {
    state,
    lock,
    wipeWhatExpired,
    /** Somebody is there: the idle time starts again, unless it has already run out. */
    noteActivity(): void {
      wipeWhatExpired();
      usedAt = now();
    },
    /** The tab is gone; its half-finished sign-in goes with it. */
    forgetTab: forgetKept,
    async handle<Name extends RequestName>(
      name: Name,
      ask: Requests[Name]["ask"],
      context: RequestContext,
    ): Promise<Requests[Name]["answer"]> {
      wipeWhatExpired();
      usedAt = now();
      return handlers[name](ask, context);
    },
  };
}
