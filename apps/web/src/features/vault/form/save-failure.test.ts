import { KeysError } from "@heirlock/keyring/problems";
import { expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";
import { UploadError } from "../upload-file.ts";
import { NotSerializableError } from "./entry-draft.ts";
import { failureOf } from "./save-failure.ts";

const adding = { isNew: true, uploading: false };

test("[VLT-035] PAYWALL, and any 403 of the create call, open the overlay where the plan has no vault", () => {
  const paywall = new ApiError("PAYWALL", "", { status: 403, used: 0, max: 0 });
  expect(failureOf(paywall, adding)).toEqual({ kind: "paywall" });
  // "Requires a paid plan" would be untrue of a plan that has a vault: a full one shows its limit.
  const full = new ApiError("PAYWALL", "", { status: 403, used: 3, max: 3 });
  expect(failureOf(full, adding)).toEqual({ kind: "limit", of: "entries", used: 3, max: 3 });
  expect(failureOf(new ApiError("FORBIDDEN", "", { status: 403 }), adding)).toMatchObject({ kind: "paywall" });
  expect(failureOf(new ApiError("FORBIDDEN", "", { status: 403 }), { isNew: false, uploading: false })).toMatchObject({
    kind: "other",
  });
});

test("a full paid plan is no paywall, and says whether entries or bytes are full", () => {
  const full = new ApiError("CAP_REACHED", "", { status: 409, used: 50, max: 50 });
  expect(failureOf(full, adding)).toEqual({ kind: "limit", of: "entries", used: 50, max: 50 });
  expect(failureOf(full, { isNew: true, uploading: true })).toMatchObject({ kind: "limit", of: "bytes" });
});

test("[VLT-042] [VLT-043] an upload that failed thrice is told apart from one that failed otherwise", () => {
  const uploading = { isNew: true, uploading: true };
  expect(failureOf(new UploadError(3), uploading)).toEqual({ kind: "upload", how: "many" });
  expect(failureOf(new ApiError("ID_TAKEN", ""), uploading)).toEqual({ kind: "upload", how: "one" });
  expect(failureOf(new ApiError("FILE_NOT_STORED", ""), adding)).toEqual({ kind: "lost" });
});

test("[VLT-034] the rest is told as it is", () => {
  expect(failureOf(new NotSerializableError(), adding)).toEqual({ kind: "notSerializable" });
  expect(failureOf(new KeysError("keys.not_available", {}), adding)).toEqual({ kind: "locked" });
  expect(failureOf(new ApiError("UPDATE_ERROR", ""), { isNew: false, uploading: false })).toEqual({ kind: "conflict" });
  const offline = new ApiError("OFFLINE", "");
  expect(failureOf(offline, adding)).toEqual({ kind: "other", error: offline });
});
