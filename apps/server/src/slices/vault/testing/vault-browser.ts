import { createHash, randomUUID } from "node:crypto";
import type { VaultEntry } from "@heirlock/contract/vault";
import { type AccountBundle, createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { type PlainEntry, type RevisionFacts, sealEntry } from "@heirlock/crypto/vault/entry";
import { createEntryKeys, type EntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { encryptFile } from "@heirlock/crypto/vault/file";
import type { TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import { filePartBytes } from "@heirlock/domain/vault/limits";
import { signedInAs, type TestApp } from "../../../kernel/testing.ts";

/** A holder's browser as far as the vault goes: it has the keys, seals, signs and calls. */
export interface VaultBrowser {
  holder: Person;
  bundle: AccountBundle;
  call(method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT", url: string, body?: object | Buffer): Promise<Answered>;
  /** The body of a create, signed. */
  seal(plain?: Partial<PlainEntry>, facts?: Partial<RevisionFacts>, keys?: EntryKeys): Sealed;
  /** Encrypts, uploads and joins; answers what an entry says of its file. */
  upload(plain: Buffer, keys: EntryKeys, id?: string): Promise<{ id: string; sha256: string; size: number }>;
}
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into field by field.
  body: any;
}
type Sealed = ReturnType<typeof bodyOf>;

export async function vaultBrowser(db: TestDatabase, server: TestApp, holder: Person): Promise<VaultBrowser> {
  const bundle = createBundle();
  const { recipient, verifyingKey } = await publicKeys(bundle);
  await db.owner.query(
    `insert into auth.account_keys (user_id, salt, kdf, recipient, verifying_key, bundle_by_password, bundle_by_kit, kit_number)
     values ($1, 's', '{}', $2, $3, 'p', 'k', 'AAAA-AAAA')`,
    [holder.id, recipient, verifyingKey],
  );
  const headers = signedInAs(await given(db).session(holder));
  const call: VaultBrowser["call"] = async (method, url, body) => {
    const type = Buffer.isBuffer(body) ? { "content-type": "application/octet-stream" } : {};
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...headers, ...type },
      ...(body && { payload: body }),
    });
    const isJson = answer.headers["content-type"]?.toString().includes("json");
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload };
  };
  return {
    holder,
    bundle,
    call,
    seal(plain = {}, facts = {}, keys = createEntryKeys()) {
      const whole: RevisionFacts = {
        estate: holder.id,
        entry: randomUUID(),
        revision: 1,
        generation: 1,
        category: "note",
        accessCondition: "after_death",
        file: null,
        ...facts,
      };
      return bodyOf(sealEntry(bundle, keys, whole, { ...defaultPlain, ...plain }), verifyingKey);
    },
    async upload(plain, keys, id = randomUUID()) {
      const sealed = await bytesOf(await encryptFile(keys.content, id, new Blob([new Uint8Array(plain)]).stream()));
      const file = { id, sha256: createHash("sha256").update(sealed).digest("hex"), size: sealed.length };
      const parts = piecesOf(sealed);
      const opened = await call("POST", "/api/vault/upload", uploadBody(file, parts));
      for (const { number, url, headers: more, done } of opened.body.data.parts) {
        if (done) continue;
        if (url.startsWith("/")) await call("PUT", url, parts[number - 1]!);
        else await fetch(url, { method: "PUT", headers: more, body: new Uint8Array(parts[number - 1]!) });
      }
      const completed = await call("POST", `/api/vault/files/${id}/complete`);
      if (completed.status !== 200) throw new Error(`The upload ended with ${completed.status}`);
      return file;
    },
  };
}

const defaultPlain: PlainEntry = { title: "Safe", description: "", tags: [], details: {}, content: "Behind the clock" };

export function uploadBody(file: { id: string; sha256: string; size: number }, parts: readonly Buffer[]) {
  return {
    ...file,
    bucket: "vault",
    filePath: `vault/${Date.now()}-${file.id}.age`,
    parts: parts.map((part) => createHash("sha256").update(part).digest("hex")),
  };
}

export function piecesOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / filePartBytes);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * filePartBytes, (at + 1) * filePartBytes));
}

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** The body of a create. */
export function bodyOf(sealed: ReturnType<typeof sealEntry>, verifyingKey: string) {
  return {
    id: sealed.entry,
    title: sealed.title,
    category: sealed.category as VaultEntry["category"],
    content: sealed.content,
    metadata: { description: sealed.description, details: sealed.details },
    access_condition: sealed.accessCondition as VaultEntry["access_condition"],
    tags: sealed.tags,
    wrapped_label_key: sealed.labelKey,
    wrapped_content_key: sealed.contentKey,
    revision: sealed.revision,
    generation: sealed.generation,
    key_id: verifyingKey,
    signature: sealed.signature,
    file: sealed.file,
    linked_asset_ids: [] as string[],
    linked_member_ids: [] as string[],
  };
}

/** The body of an update: what a create has but for the id and the links. */
export function changeOf({ id: _id, linked_asset_ids: _assets, linked_member_ids: _members, ...rest }: Sealed) {
  return rest;
}
