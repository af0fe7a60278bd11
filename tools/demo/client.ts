import type { ErrorBody } from "@heirlock/contract/errors";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { standardKdf, toBase64url } from "@heirlock/crypto/format";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { createRecoveryKey, kitNumber } from "@heirlock/crypto/recovery-key";
import { wrapBundle } from "@heirlock/crypto/wrap";

/** By this the person recognises the session in the list of their sessions: a browser on a computer at home. */
const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0";

/** Talks to the API as a browser would, keeping its cookies; keys are derived here, never on the server. */
export class DemoClient {
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #derive: typeof deriveFromPassword;
  /** As the server set them, by name. */
  readonly #cookies = new Map<string, string>();

  /** `headers` are sent with every request besides the browser's own, or in their place. */
  constructor(origin: string, headers: Record<string, string> = {}, derive = deriveFromPassword) {
    this.#origin = origin;
    this.#headers = headers;
    this.#derive = derive;
  }

  /** The Set-Cookie lines of what it keeps, for a browser that goes on where this client is. */
  get cookies(): string[] {
    return [...this.#cookies.values()];
  }

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    return this.#send(method, path, body === undefined ? undefined : JSON.stringify(body), "application/json");
  }

  /** Bytes as they are, such as a part of a sealed file. */
  async put<T = unknown>(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<T> {
    return this.#send("PUT", path, bytes, "application/octet-stream");
  }

  async #send<T>(
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    type: string,
  ): Promise<T> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        "User-Agent": userAgent,
        ...this.#headers,
        Origin: this.#origin,
        "Sec-Fetch-Site": "same-origin",
        Cookie: this.cookies.map((line) => line.split(";")[0]).join("; "),
        ...(body === undefined ? {} : { "Content-Type": type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) this.#cookies.set(line.split("=")[0]!, line);
    const answer = (await response.json()) as { success: true; data: T } | ErrorBody;
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.code} ${answer.error}`);
    return answer.data;
  }

  /** Signs up with fresh keys, exactly as the sign-up page does. Returns the recovery key, which a person would print. */
  async signUp(
    person: { email: string; firstName: string; lastName: string },
    password: string,
    salt = crypto.getRandomValues(new Uint8Array(16)),
  ): Promise<Uint8Array> {
    const keys = await this.#derive(password, salt, standardKdf);
    const bundle = createBundle();
    const recoveryKey = createRecoveryKey();
    const { recipient, verifyingKey } = await publicKeys(bundle);
    await this.call("POST", "/api/auth/signup", {
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      password: toBase64url(keys.authKey),
      salt: toBase64url(salt),
      kdf: standardKdf,
      recipient,
      verifyingKey,
      bundleByPassword: wrapBundle(bundle, "password", keys.kek),
      bundleByKit: wrapBundle(bundle, "kit", recoveryKey),
      kitNumber: kitNumber(recoveryKey),
    });
    return recoveryKey;
  }

  async signIn(email: string, password: string): Promise<void> {
    const { salt, kdf } = await this.call<{ salt: string; kdf: typeof standardKdf }>("POST", "/api/auth/pre-login", {
      email,
    });
    const keys = await this.#derive(password, Buffer.from(salt, "base64url"), kdf);
    await this.call("POST", "/api/auth/login", { email, password: toBase64url(keys.authKey) });
  }
}
