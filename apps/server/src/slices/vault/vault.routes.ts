import type { Readable } from "node:stream";
import { assetVaultRoutes, vaultRoutes } from "@heirlock/contract/vault";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { storeOf } from "../../kernel/storage/store-of.ts";
import { binEntry, purgeEntry, restoreEntry } from "./bin-entry.ts";
import { createEntry } from "./create-entry.ts";
import { completeFile } from "./files/complete-file.ts";
import { fileUrl, readStoredFile } from "./files/fetch-file.ts";
import { openUpload } from "./files/open-upload.ts";
import { putPart } from "./files/put-part.ts";
import { getEntry } from "./get-entry.ts";
import { linkAssets, listLinkedAssets } from "./link-assets.ts";
import { linkEntries, listLinkedEntries } from "./link-entries.ts";
import { listEntries, vaultUsage } from "./list-entries.ts";
import { listVersions } from "./list-versions.ts";
import { revealEntry } from "./reveal-entry.ts";
import { saveEntries } from "./save-entries.ts";
import { updateEntry } from "./update-entry.ts";

export function register(app: FastifyInstance, { pools, config }: Deps): void {
  const deps = { app: pools.app };
  mountEntries(app, deps);
  mountLinks(app, deps);
  mountFiles(app, { ...deps, store: storeOf(config) });
}

type VaultDeps = Pick<Deps["pools"], "app">;

function mountEntries(app: FastifyInstance, deps: VaultDeps): void {
  mount(app, vaultRoutes.list, async ({ caller, query }) => ({
    data: await listEntries(deps, caller, query.category),
  }));
  mount(app, vaultRoutes.usage, async ({ caller }) => ({ data: await vaultUsage(deps, caller) }));
  mount(app, vaultRoutes.create, async ({ caller, body }) => ({ data: await createEntry(deps, caller, body) }));
  mount(app, vaultRoutes.saveMany, async ({ caller, body }) => ({ data: await saveEntries(deps, caller, body) }));
  mount(app, vaultRoutes.get, async ({ caller, params }) => ({ data: await getEntry(deps, caller, params.id) }));
  mount(app, vaultRoutes.update, async ({ caller, params, body }) => ({
    data: await updateEntry(deps, caller, { ...body, ...params }),
  }));
  mount(app, vaultRoutes.remove, async ({ caller, params }) => {
    await binEntry(deps, caller, params.id);
    return {};
  });
  mount(app, vaultRoutes.restore, async ({ caller, params, body }) => ({
    data: await restoreEntry(deps, caller, { ...params, ...body }),
  }));
  mount(app, vaultRoutes.purge, async ({ caller, params }) => {
    await purgeEntry(deps, caller, params.id);
    return {};
  });
  mount(app, vaultRoutes.reveal, async ({ caller, params }) => ({ data: await revealEntry(deps, caller, params) }));
  mount(app, vaultRoutes.versions, async ({ caller, params }) => ({
    data: { versions: await listVersions(deps, caller, params.id) },
  }));
  mount(app, vaultRoutes.revealVersion, async ({ caller, params }) => ({
    data: await revealEntry(deps, caller, params),
  }));
}

function mountLinks(app: FastifyInstance, deps: VaultDeps): void {
  mount(app, vaultRoutes.assets, async ({ caller, params }) => ({
    data: { assets: await listLinkedAssets(deps, caller, params.id) },
  }));
  for (const [route, linked] of [
    [vaultRoutes.linkAssets, true],
    [vaultRoutes.unlinkAssets, false],
  ] as const)
    mount(app, route, async ({ caller, params, body }) => {
      const change = { entryId: params.id, assetIds: body.asset_ids, linked };
      return { data: { linked_asset_ids: await linkAssets(deps, caller, change) } };
    });
  mount(app, assetVaultRoutes.vaultEntries, async ({ caller, params }) => ({
    data: { entries: await listLinkedEntries(deps, caller, params.id) },
  }));
  for (const [route, linked] of [
    [assetVaultRoutes.linkVaultEntries, true],
    [assetVaultRoutes.unlinkVaultEntries, false],
  ] as const)
    mount(app, route, async ({ caller, params, body }) => {
      const change = { assetId: params.id, entryIds: body.vault_entry_ids, linked };
      return { data: { vault_entry_ids: await linkEntries(deps, caller, change) } };
    });
}

function mountFiles(app: FastifyInstance, deps: VaultDeps & { store: ReturnType<typeof storeOf> }): void {
  mount(app, vaultRoutes.upload, async ({ caller, body }) => ({ data: await openUpload(deps, caller, body) }));
  mount(app, vaultRoutes.putPart, async ({ caller, params, http }) => {
    await putPart(deps, caller, { ...params, bytes: http.body as Readable });
    return {};
  });
  mount(app, vaultRoutes.completeFile, async ({ caller, params }) => ({
    data: await completeFile(deps, caller, params.id),
  }));
  mount(app, vaultRoutes.fileUrl, async ({ caller, params }) => ({ data: await fileUrl(deps, caller, params.id) }));
  mount(app, vaultRoutes.file, async ({ caller, params, reply }) => {
    const { bytes, size } = await readStoredFile(deps, caller, params.id);
    return reply.type("application/octet-stream").header("content-length", size).send(bytes);
  });
}
