import type { Request } from "@heirlock/contract/route";
import type { vaultRoutes } from "@heirlock/contract/vault";
import type { AssetId, EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { expectTypeOf, test } from "vitest";
import type { Actor } from "../../kernel/actor.ts";
import type { RowOf, ValuesOf } from "../../kernel/statement.ts";

test("a statement takes and answers ids of the kind that its columns hold", () => {
  expectTypeOf<ValuesOf<"vault-link-members">>().toEqualTypeOf<
    readonly [HolderId, EntryId, readonly MemberId[], string | null, number | null]
  >();
  // The wrong way round does not compile.
  expectTypeOf<[HolderId, MemberId, EntryId[], null, null]>().not.toExtend<ValuesOf<"vault-link-members">>();
  expectTypeOf<RowOf<"vault-reload">["asset_ids"]>().toEqualTypeOf<AssetId[]>();
});

test("a path's id is of the kind that the path names, and a person's own id opens only their own estate", () => {
  expectTypeOf<Request<typeof vaultRoutes.get>["params"]["id"]>().toEqualTypeOf<EntryId>();
  expectTypeOf<Actor["userId"]>().not.toExtend<HolderId>();
  expectTypeOf<Actor["holderId"]>().toEqualTypeOf<HolderId>();
});
