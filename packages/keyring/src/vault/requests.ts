import type { CryptoProblem } from "@heirlock/crypto/errors";
import type { EntryLabel, OwnRevision, PlainEntry, RevisionFacts } from "@heirlock/crypto/vault/entry";
import type { EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import type { ExportIdentity } from "@heirlock/crypto/vault/export";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { WithBundle } from "../opened-bundles.ts";

/** The keys of an entry as they are stored: wrapped by the vault root key. */
export type WrappedEntryKeys = Pick<OwnRevision, "labelKey" | "contentKey">;

/** An entry to be read: what was served, the verifying key that it says signed it, the highest revision ever seen. */
export interface EntryToOpen {
  keyId: string;
  sealed: SignedRevision;
  labelKey: string;
  seen: number;
}

export type OpenedLabel = { label: EntryLabel } | { problem: CryptoProblem | "keys.not_available" };

/** A file as it goes to the store; the hashes are hex of SHA-256, of the sealed bytes. */
export interface SealedFile {
  blob: Blob;
  sha256: string;
  size: number;
  parts: string[];
}

/** The requests about vault entries. No key of an entry is in any answer but wrapped. */
export interface VaultRequests {
  newEntryKeys: { ask: WithBundle & { place: EntryKeyPlace }; answer: WrappedEntryKeys };
  sealEntry: {
    ask: WithBundle & { facts: RevisionFacts; plain: PlainEntry; keys: WrappedEntryKeys };
    answer: OwnRevision;
  };
  /** In the order of the entries; one that does not open says why and stops none of the others. */
  openLabels: { ask: WithBundle & { entries: readonly EntryToOpen[] }; answer: { labels: OpenedLabel[] } };
  openContent: {
    ask: WithBundle & { keyId: string; sealed: SignedRevision; contentKey: string; content: string };
    answer: { content: string };
  };
  sealFile: {
    ask: WithBundle & { place: EntryKeyPlace; contentKey: string; fileId: string; file: Blob; partBytes: number };
    answer: SealedFile;
  };
  /** `file` is what was fetched; which one it must be, and by what key it opens, stands in the signed revision. */
  openFile: {
    ask: WithBundle & {
      keyId: string;
      sealed: SignedRevision;
      labelKey: string;
      contentKey: string;
      file: Blob;
      type: string;
    };
    answer: { file: Blob };
  };
  /** The same entry under the open bundle: its keys stay, wrap and signature are new, and so is the revision. */
  moveEntry: {
    ask: WithBundle & { keyId: string; sealed: SignedRevision; keys: WrappedEntryKeys; content: string };
    answer: OwnRevision;
  };
  /**
   * The same texts under new keys, of the next generation and revision: for an entry that somebody could open who may not
   * any more (KEY-049). Its file stays as it is stored, and the key of the file goes along with the details.
   */
  rotateEntry: {
    ask: WithBundle & {
      keyId: string;
      sealed: SignedRevision;
      keys: WrappedEntryKeys;
      content: string;
      /** The highest revision ever seen: an older one must not be signed anew. */
      seen: number;
    };
    answer: OwnRevision;
  };
  /** Shown once, and never posted or stored (KEY-061). */
  newExportIdentity: { ask: WithBundle; answer: ExportIdentity };
  /** A standard age file to the recipient of an export. */
  sealForExport: { ask: WithBundle & { recipient: string; file: Blob }; answer: { blob: Blob } };
}
