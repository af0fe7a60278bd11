import { passkeyRoutes as routes } from "@heirlock/contract/account/passkeys";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import { inSystemTransaction, inTransaction } from "../../../kernel/transaction.ts";
import type { AccountDeps } from "../deps.ts";
import { visitOf } from "../visit.ts";
import { addPasskey } from "./add-passkey.ts";
import { makeAssertionOptions } from "./make-challenge.ts";
import { makeRegistration } from "./make-registration.ts";
import { readPasskeys } from "./read-passkeys.ts";
import { removePasskey } from "./remove-passkey.ts";
import { removeWay } from "./remove-way.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { setPasskeyBundle } from "./set-passkey-bundle.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

export function mountPasskeys(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, routes.passkeys, async ({ caller }) => ({ data: { passkeys: await readPasskeys(deps, caller) } }));

  mount(app, routes.passkeyOptions, async ({ caller }) => ({ data: await makeRegistration(deps, caller) }));
  mount(app, routes.addPasskey, async ({ caller, body }) => ({ data: { id: await addPasskey(deps, caller, body) } }));

  mount(app, routes.renamePasskey, async ({ caller, params, body }) => {
    await renamePasskey(deps, caller, { ...body, ...params });
    return {};
  });
  mount(app, routes.removePasskey, async ({ caller, params }) => {
    await removePasskey(deps, caller, params);
    return {};
  });

  mount(app, routes.passkeyBundle, async ({ caller, params, body }) => {
    await setPasskeyBundle(deps, caller, { ...body, ...params });
    return {};
  });
  mount(app, routes.removeWay, async ({ caller, params }) => {
    await removeWay(deps, caller, params.way);
    return {};
  });

  mount(app, routes.passkeySignInOptions, async () => ({
    data: await inSystemTransaction(deps.auth, (tx) =>
      makeAssertionOptions(tx, deps, { purpose: "sign-in", userId: null }),
    ),
  }));
  mount(app, routes.passkeySignIn, async ({ caller, body, http, reply }) => {
    const { cookies, expiresAt, ...who } = await signInByPasskey(deps, body, visitOf(http), caller);
    reply.header("set-cookie", cookies);
    return { data: { ...who, expiresAt: expiresAt.toISOString() } };
  });

  mount(app, routes.passkeyProofOptions, async ({ caller }) => ({
    data: await inTransaction(deps.auth, caller, (tx, { userId }) =>
      makeAssertionOptions(tx, deps, { purpose: "reauthenticate", userId }),
    ),
  }));
}
