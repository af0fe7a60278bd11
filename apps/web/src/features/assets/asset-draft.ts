import { type Asset, assetFieldsSchema, type newAssetSchema } from "@heirlock/contract/assets";
import {
  type AssetSubtype,
  type AssetType,
  subtypeBelongsTo,
  subtypeGroup,
  subtypesOf,
} from "@heirlock/domain/assets/kinds";
import type { Currency } from "@heirlock/domain/money";
import type { z } from "zod";
import type { AddAssetSearch } from "./assets-search.ts";

/** What the form holds: texts as typed, the amount as a plain decimal or "". */
export interface AssetDraft {
  title: string;
  asset_type: AssetType;
  asset_subtype: AssetSubtype;
  estimated_value: string;
  currency: Currency;
  location: string;
  description: string;
}

export type DraftField = keyof AssetDraft;
export type DraftProblem =
  | "titleRequired"
  | "titleLong"
  | "valueNumber"
  | "valueDecimals"
  | "valueLarge"
  | "locationLong"
  | "descriptionLong"
  | "kindMismatch";

/** An empty draft, pre-filled from the address (AST-002); a subtype alone brings its type along. */
export function newDraft(search: AddAssetSearch, currency: Currency): AssetDraft {
  const asset_type = search.type ?? (search.subtype ? typeOf(search.subtype) : "physical");
  const fits = search.subtype !== undefined && subtypeBelongsTo(search.subtype, asset_type);
  return {
    title: "",
    asset_type,
    asset_subtype: fits ? search.subtype! : subtypesOf[asset_type][0],
    estimated_value: "",
    currency,
    location: "",
    description: "",
  };
}

function typeOf(subtype: AssetSubtype): AssetType {
  return (Object.keys(subtypesOf) as AssetType[]).find((type) => subtypeBelongsTo(subtype, type))!;
}

export function draftOf(asset: Asset): AssetDraft {
  return {
    title: asset.title,
    asset_type: asset.asset_type,
    asset_subtype: subtypeGroup(asset.asset_subtype),
    estimated_value: asset.estimated_value === null ? "" : String(asset.estimated_value),
    currency: asset.currency,
    location: asset.location ?? "",
    description: asset.description ?? "",
  };
}

type Fields = Required<Omit<z.input<typeof newAssetSchema>, "id" | "vault_entry_ids">>;

/** What is sent. An emptied field is null, which clears it. */
export function fieldsOf(draft: AssetDraft): Fields {
  return {
    ...draft,
    estimated_value: draft.estimated_value.trim() === "" ? null : Number(draft.estimated_value),
    location: draft.location.trim() || null,
    description: draft.description.trim() || null,
  };
}

/** Only what differs, so that two people changing different fields do not undo each other. */
export function changedFields(before: AssetDraft, after: AssetDraft): Partial<Fields> {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => old[name as keyof Fields] !== value),
  ) as Partial<Fields>;
}

/** Checks a draft by the contract's own schema and names the first problem of each field. */
export function problemsOf(draft: AssetDraft): Partial<Record<DraftField, DraftProblem>> {
  const problems: Partial<Record<DraftField, DraftProblem>> = {};
  const parsed = assetFieldsSchema.safeParse(fieldsOf(draft));
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as DraftField;
    const problem = problemOf(field, issue.code);
    if (problem) problems[field] ??= problem;
  }
  if (!subtypeBelongsTo(draft.asset_subtype, draft.asset_type)) problems.asset_subtype = "kindMismatch";
  return problems;
}

function problemOf(field: DraftField, code: string): DraftProblem | undefined {
  if (field === "title") return code === "too_big" ? "titleLong" : "titleRequired";
  if (field === "location") return "locationLong";
  if (field === "description") return "descriptionLong";
  if (field !== "estimated_value") return undefined;
  if (code === "not_multiple_of") return "valueDecimals";
  return code === "too_big" ? "valueLarge" : "valueNumber";
}
