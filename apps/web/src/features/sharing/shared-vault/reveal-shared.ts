import { ApiError } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { fetchSealedFile } from "../../../platform/api/fetch-sealed-file.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import type { MemberEntry } from "../../member-side/offers/member-side.ts";
import { type OpenedPlan, sharedBy, sharedEntry, sharedSeen } from "./open-shared.ts";

/**
 * Fetches the sealed content (a fresh proof is asked for if need be) and opens it in the worker. Rejects with a KeysError
 * for what is not genuine, with UPDATE_ERROR for what was saved meanwhile, never with a part of it.
 */
export async function revealShared(entry: MemberEntry, plan: OpenedPlan): Promise<string> {
  const { verifyingKey, older } = await keyOwner();
  const sealed = await fetchSealed(entry);
  const { content, envelopes } = await askSharing("openSharedContent", {
    ...{ verifyingKey, older, ...sharedBy(plan), ...sharedEntry(entry) },
    contentKey: sealed.wrapped_content_key,
    content: sealed.encrypted_content,
  });
  sharedSeen.noteRevisions(envelopes);
  return content;
}

/** Fetches and opens the file of an entry; what comes back lives in memory only. */
export async function fetchSharedFile(entry: MemberEntry, plan: OpenedPlan, type: string): Promise<Blob> {
  const { verifyingKey, older } = await keyOwner();
  const sealed = await fetchSealed(entry);
  const { data } = await call("GET /api/member/assigned-vault/:id/file-url", { params: { id: entry.id } });
  const { file, envelopes } = await askSharing("openSharedFile", {
    ...{ verifyingKey, older, ...sharedBy(plan), ...sharedEntry(entry) },
    contentKey: sealed.wrapped_content_key,
    labelKey: entry.wrapped_label_key,
    file: await fetchSealedFile(data.url),
    type,
  });
  sharedSeen.noteRevisions(envelopes);
  return file;
}

/** Another revision than the one that is shown is not a forged one: the page is brought up to date, and that is said. */
async function fetchSealed({ id, revision }: MemberEntry) {
  const { data } = await call("POST /api/member/assigned-vault/:id/reveal", { params: { id } });
  if (data.revision === revision) return data;
  await queryClient.invalidateQueries({ queryKey: ["member-side"] });
  throw new ApiError("UPDATE_ERROR", "Another revision was saved meanwhile", { status: 409 });
}
