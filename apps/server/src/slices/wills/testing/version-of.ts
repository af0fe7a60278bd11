import type { WholeVersion } from "@heirlock/contract/wills";
import type { WillContent } from "@heirlock/domain/wills/content";
import { fullWill } from "@heirlock/domain/wills/testing/full-will";

export const versionOf = (law: string, changes: Partial<WillContent> = {}): WholeVersion => ({
  number: 1,
  status: "published",
  title: "My main will",
  description: null,
  law,
  revision: 1,
  content: { ...fullWill, ...changes } as WholeVersion["content"],
  salt: "0".repeat(64),
  content_hash: "ab".repeat(32),
  published_at: "2026-11-17T10:00:00Z",
  created_at: "2026-11-17T10:00:00Z",
  updated_at: "2026-11-17T10:00:00Z",
});
