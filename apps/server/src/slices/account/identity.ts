import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomUUID } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import type { AccountId } from "@heirlock/domain/identifiers";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { newSessionToken } from "../../kernel/session-cookie.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { hashAuthKey, verifyAuthKey } from "./credential.ts";
import { withHashedSessions } from "./hashed-sessions.ts";
import { transactionKysely, within } from "./transaction-kysely.ts";

/**
 * The thin wrapper around better-auth: its programmatic interface only, inside of our transactions. None of its
 * routes is mounted and none of its cookies is sent; requests that are already signed in never come here, they
 * go through auth.enter(). docs/decisions tells what is corrected and why.
 */
export interface Identity {
  /**
   * Makes user and credential; for an address that has an account, says whose it is and changes nothing.
   * Throws AddressTakenError when another sign-up with the address commits at the same moment: the transaction
   * is lost then, and a second one will meet the account.
   */
  createAccount(tx: Tx, account: NewAccount): Promise<{ isNew: boolean; userId: AccountId }>;
  /** Starts a session when e-mail and key are right. Takes the same work for an unknown e-mail. */
  signIn(tx: Tx, attempt: SignInAttempt): Promise<SignInResult>;
}

export interface NewAccount {
  email: string;
  authKey: string;
  name: string;
}
export interface SignInAttempt {
  email: string;
  authKey: string;
  userAgent: string;
  address: string;
}
export type SignInResult =
  | { outcome: "signed-in"; userId: AccountId; token: string; suspended: boolean }
  | { outcome: "wrong" }
  | { outcome: "not-verified" };

export class AddressTakenError extends Error {
  override name = "AddressTakenError";
}

const addressHeader = "x-client-address";
/** An hour; auth.enter() extends it while it is used (D08). */
const sessionSeconds = 60 * 60;

/** better-auth answers a sign-up with a known address like any other, and tells a callback whose it is. */
const signUps = new AsyncLocalStorage<{ known?: string }>();

const times = { createdAt: "created_at", updatedAt: "updated_at" } as const;

function configure(settings: { secret: string; publicUrl: string }) {
  return betterAuth({
    baseURL: settings.publicUrl,
    secret: createHmac("sha256", settings.secret).update("better-auth").digest("base64url"),
    database: (options: BetterAuthOptions) =>
      withHashedSessions(kyselyAdapter(transactionKysely.withSchema("auth"), { type: "postgres" })(options)),
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", ...times },
      additionalFields: {
        suspendedAt: { type: "date", required: false, input: false, fieldName: "suspended_at" },
      },
    },
    session: {
      modelName: "sessions",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...times,
      },
      expiresIn: sessionSeconds,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: "accounts",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...times,
      },
    },
    verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...times } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      password: {
        hash: hashAuthKey,
        verify: ({ hash, password }) => verifyAuthKey(hash, password),
      },
      onExistingUserSignUp: async ({ user }) => {
        const signUp = signUps.getStore();
        if (signUp) signUp.known = user.id;
      },
    },
    emailVerification: { sendOnSignUp: false },
    databaseHooks: {
      // 256 bits of ours instead of 32 letters.
      session: { create: { before: async (session) => ({ data: { ...session, token: newSessionToken() } }) } },
    },
    advanced: {
      database: {
        generateId: () => randomUUID(),
        // Without it a known e-mail costs one query more than an unknown one, which can be timed.
        joins: true,
        // The migrations and their tests hold the schema.
        validateSchema: false,
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: true,
    },
    // Its log lines name e-mail addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
  });
}

function codeOf(error: unknown): string | undefined {
  return isAPIError(error) ? (error.body?.code as string | undefined) : undefined;
}

export function createIdentity(settings: { secret: string; publicUrl: string }): Identity {
  const auth = configure(settings);
  return {
    async createAccount(tx, { email, authKey, name }) {
      const signUp: { known?: string } = {};
      const call = () => auth.api.signUpEmail({ body: { email, password: authKey, name } });
      const { user } = await signUps
        .run(signUp, () => within(tx, call))
        .catch((error) => {
          throw codeOf(error) === "FAILED_TO_CREATE_USER" ? new AddressTakenError() : error;
        });
      return { isNew: signUp.known === undefined, userId: (signUp.known ?? user.id) as AccountId };
    },

    async signIn(tx, { email, authKey, userAgent, address }) {
      const headers = new Headers({ "user-agent": userAgent.slice(0, 300), [addressHeader]: address });
      try {
        const { user, token } = await within(tx, () =>
          auth.api.signInEmail({ body: { email, password: authKey }, headers }),
        );
        return { outcome: "signed-in", userId: user.id as AccountId, token, suspended: Boolean(user.suspendedAt) };
      } catch (error) {
        const code = codeOf(error);
        if (code === "INVALID_EMAIL_OR_PASSWORD") return { outcome: "wrong" };
        if (code === "EMAIL_NOT_VERIFIED") return { outcome: "not-verified" };
        throw error;
      }
    },
  };
}
