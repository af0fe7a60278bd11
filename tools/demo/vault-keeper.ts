import { randomUUID } from "node:crypto";
import type { VaultEntry } from "@heirlock/contract/vault";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { type PlainEntry, sealEntry } from "@heirlock/crypto/vault/entry";
import { createEntryKeys, type EntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { encryptFile } from "@heirlock/crypto/vault/file";
import { takeUpSealed } from "@heirlock/crypto/vault/file-hashes";
import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import { filePartBytes } from "@heirlock/domain/vault/limits";
import type { DemoClient } from "./client.ts";
import { openBundle } from "./open-bundle.ts";

/** An entry as its holder would type it. */
export interface EntryToKeep extends Partial<Omit<PlainEntry, "title" | "content">> {
  title: string;
  content: string;
  category: VaultCategory;
  accessCondition?: AccessCondition;
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
  assetIds?: readonly string[];
}

/** Keeps entries in somebody's vault as their browser would: sealed here, so that the server never sees a title. */
export class VaultKeeper {
  readonly #client: DemoClient;
  readonly #bundle: AccountBundle;
  readonly #estate: string;
  readonly #keyId: string;
  readonly #keys = new Map<string, EntryKeys>();

  private constructor(client: DemoClient, bundle: AccountBundle, estate: string, keyId: string) {
    this.#client = client;
    this.#bundle = bundle;
    this.#estate = estate;
    this.#keyId = keyId;
  }

  /** With the recovery key of somebody who is signed in. */
  static async open(client: DemoClient, recoveryKey: Uint8Array): Promise<VaultKeeper> {
    const { bundle, estate, keyId } = await openBundle(client, recoveryKey);
    return new VaultKeeper(client, bundle, estate, keyId);
  }

  async keep(entry: EntryToKeep): Promise<VaultEntry> {
    const id = randomUUID();
    const keys = createEntryKeys();
    this.#keys.set(id, keys);
    const body = await this.#seal(entry, { id, keys, revision: 1 });
    const links = { linked_asset_ids: entry.assetIds ?? [], linked_member_ids: [] };
    return this.#client.call("POST", "/api/vault/create", { id, ...body, ...links });
  }

  /** The next revision of an entry that this keeper has kept; the one before becomes a version. */
  async change({ id, revision }: VaultEntry, entry: EntryToKeep): Promise<VaultEntry> {
    const keys = this.#keys.get(id);
    if (!keys) throw new Error(`Entry ${id} was not kept by this keeper`);
    const body = await this.#seal(entry, { id, keys, revision: revision + 1 });
    return this.#client.call("PATCH", `/api/vault/${id}`, body);
  }

  async #seal(entry: EntryToKeep, { id, keys, revision }: { id: string; keys: EntryKeys; revision: number }) {
    const { file: toStore, category, accessCondition = "after_death" } = entry;
    const file = toStore ? await this.#store(keys, toStore.bytes) : null;
    const details = {
      ...entry.details,
      ...(toStore && { file_name: toStore.name, file_type: toStore.type, file_size: String(toStore.bytes.length) }),
    };
    const { title, content, description = "", tags = [] } = entry;
    const facts = { estate: this.#estate, entry: id, revision, generation: 1, category, accessCondition, file };
    const sealed = sealEntry(this.#bundle, keys, facts, { title, content, description, tags, details });
    return {
      title: sealed.title,
      category,
      content: sealed.content,
      metadata: { description: sealed.description, details: sealed.details },
      access_condition: accessCondition,
      tags: sealed.tags,
      wrapped_label_key: sealed.labelKey,
      wrapped_content_key: sealed.contentKey,
      revision,
      generation: 1,
      key_id: this.#keyId,
      signature: sealed.signature,
      file,
    };
  }

  async #store(keys: EntryKeys, bytes: Uint8Array<ArrayBuffer>): Promise<{ id: string; sha256: string; size: number }> {
    const id = randomUUID();
    const stream = await encryptFile(keys.content, id, new Blob([bytes]).stream());
    const sizes = { plainBytes: bytes.length, partBytes: filePartBytes };
    const { blob, size, sha256, parts } = await takeUpSealed(stream, sizes);
    const filePath = `vault/${Date.now()}-${randomUUID()}.age`;
    const body = { id, bucket: "vault", filePath, sha256, size, parts };
    const upload = await this.#client.call<{ parts: { number: number; url: string }[] }>(
      "POST",
      "/api/vault/upload",
      body,
    );
    for (const { number, url } of upload.parts) {
      const start = (number - 1) * filePartBytes;
      const piece = await blob.slice(start, start + filePartBytes).arrayBuffer();
      await this.#client.put(url, new Uint8Array(piece));
    }
    await this.#client.call("POST", `/api/vault/files/${id}/complete`);
    return { id, sha256, size };
  }
}
