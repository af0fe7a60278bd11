import { wipe } from "@heirlock/crypto/bytes";
import { assertGenuine, ownContentKey } from "@heirlock/crypto/vault/entry";
import { createExportIdentity, encryptForExport } from "@heirlock/crypto/vault/export";
import { encryptFile } from "@heirlock/crypto/vault/file";
import { takeUpSealed } from "@heirlock/crypto/vault/file-hashes";
import { withBundles } from "../opened-bundles.ts";
import type { Asking, Handlers } from "../request.ts";
import { withEntryKeys } from "./entry-keys.ts";
import type { VaultRequests } from "./requests.ts";
import { openingMs, openSignedFile, requireSameFile, signedFileKey } from "./signed-file.ts";

type FileRequest = "sealFile" | "openFile" | "newExportIdentity" | "sealForExport";

/** Files of entries, and the export of a whole vault. */
export const fileHandlers: Handlers<Pick<VaultRequests, FileRequest>> = {
  async sealFile({ place, contentKey, fileId, file, partBytes }, { bundle, tell, reach }) {
    tell("sealing-file", 0);
    const key = ownContentKey(bundle.vaultRootKey, { ...place, contentKey });
    try {
      const sealed = await encryptFile(key, fileId, file.stream());
      return await takeUpSealed(sealed, { plainBytes: file.size, partBytes }, inTens(file.size, reach));
    } finally {
      wipe(key);
    }
  },

  async openFile({ keyId, sealed, labelKey, contentKey, file, type, ...own }, context) {
    context.tell("opening-file", openingMs(file));
    await assertGenuine(keyId, sealed, 0);
    await requireSameFile(sealed, file);
    // A lock in between has wiped the keys.
    await context.assertWanted();
    return withBundles(context.bundle, own, async (bundles) => {
      const fileKey = withEntryKeys(bundles.of(keyId), sealed, { labelKey, contentKey }, (keys) =>
        signedFileKey(keys, sealed),
      );
      return { file: await openSignedFile(fileKey, file, type, context) };
    });
  },

  newExportIdentity: () => createExportIdentity(),

  async sealForExport({ recipient, file }, { tell }) {
    tell("sealing-file", openingMs(file));
    const sealed = await encryptForExport(recipient, file.stream());
    return { blob: await new Response(sealed as ReadableStream<Uint8Array<ArrayBuffer>>).blob() };
  },
};

/** Reports progress in tens, as it is shown: reporting each piece would mean hundreds of messages. */
function inTens(size: number, reach: Asking["reach"]): (bytes: number) => void {
  let told = 0;
  return (bytes) => {
    const tenths = Math.min(10, Math.floor((bytes / size) * 10));
    if (tenths > told) reach(tenths / 10);
    told = tenths;
  };
}
