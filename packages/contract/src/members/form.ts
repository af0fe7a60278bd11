import type { AssetId, WillId } from "@heirlock/domain/identifiers";
import { areas } from "@heirlock/domain/members/areas";
import { memberTypes } from "@heirlock/domain/members/member-types";
import { relationshipTypes } from "@heirlock/domain/members/relationships";
import { memberRoles } from "@heirlock/domain/members/roles";
import { z } from "zod";
import { countryField, idField, lineField, wordsField } from "../fields.ts";
import {
  accessFields,
  flagField,
  levelField,
  memberIdField,
  relationshipIdField,
  roleField,
  roleMetadataField,
} from "./fields.ts";

export const genders = ["female", "male", "other"] as const;

/** A field of the form: always a text, and an empty one is none. */
export const text = (longest: number, words: z.ZodString = z.string()) =>
  words
    .trim()
    .max(longest, "Too long")
    .transform((value) => value || null)
    .nullish();
const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .union([z.enum(values), z.literal("")])
    .transform((value) => (value === "" ? null : value))
    .nullish();
const country = z
  .union([countryField, z.literal("")])
  .transform((value) => value || null)
  .nullish();
const day = z
  .union([z.iso.date(), z.literal("")])
  .transform((value) => value || null)
  .nullish();
const birthOrder = z
  .union([z.int().min(1).max(99), z.string().regex(/^([1-9][0-9]?)?$/, "Birth order is a number of at least 1")])
  .transform((value) => (value === "" ? null : Number(value)))
  .nullish();

/** JSON in a text, as the form sends lists (MEM-043), or the list itself. */
function jsonOr<S extends z.ZodType>(schema: S) {
  const fromText = z.string().transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: "custom", message: "Not valid JSON" });
      return z.NEVER;
    }
  });
  return z.union([schema, fromText.pipe(schema)]);
}

const roleEntry = z.strictObject({
  role: roleField,
  role_metadata: roleMetadataField.optional(),
  status: z.enum(["active", "inactive"]).optional(),
});
const roles = jsonOr(
  z
    .array(roleEntry)
    .min(1, "At least one role is required")
    .max(memberRoles.length)
    .refine((list) => new Set(list.map(({ role }) => role)).size === list.length, "A role is there twice"),
);

/** What both forms fill in (MEM-006, MEM-007). */
const memberFields = {
  first_name: lineField.trim().min(1, "First name is required").max(50, "First name too long"),
  last_name: lineField.trim().min(1, "Last name is required").max(50, "Last name too long"),
  /** Checked in the use case, which has a code of its own for it. */
  email: text(254),
  invite_by_email: flagField.optional(),
  display_name: text(100, lineField),
  member_type: choice(memberTypes),
  relationship_type: choice(relationshipTypes),
  relationship: text(100, lineField),
  gender: choice(genders),
  date_of_birth: day,
  nationality: country,
  national_id: text(50),
  birth_order: birthOrder,
  is_alive: flagField.optional(),
  phone: text(40),
  address: text(200),
  city: text(100),
  state: text(100),
  zip: text(20),
  country,
  law_firm_name: text(100),
  license_id: text(50),
  notes: text(5000),
  is_active: flagField.optional(),
  will_id: idField<WillId>().nullish(),
  /** The old single field; equals primary_role (MEM-055). */
  role: choice(memberRoles),
  primary_role: choice(memberRoles),
  roles,
  // The form sends them along; the server decides them itself.
  draft_profile_id: z.string().max(64).nullish(),
  status: z.string().max(20).nullish(),
};

const assignment = z.strictObject({ asset_id: idField<AssetId>(), ...accessFields });
export const newMemberSchema = z.strictObject({
  ...memberFields,
  /** Chosen by the client: the same again answers the member that exists. */
  memberId: memberIdField.optional(),
  relationshipId: relationshipIdField.optional(),
  /** Ids of other owners are dropped (D39); these come after the death. */
  asset_ids: jsonOr(z.array(idField<AssetId>()).max(300)).optional(),
  /** The same with when and how. */
  assignments: jsonOr(z.array(assignment).max(300)).optional(),
  /** What differs from the defaults of the role: by area a level or a boolean (PRM-007). */
  permissions: jsonOr(z.partialRecord(z.enum(areas), z.union([levelField, z.boolean()]))).optional(),
  /** Personal words for the invitation. */
  message: wordsField.trim().max(1000, "Message too long").optional(),
});
export type NewMember = z.output<typeof newMemberSchema>;

const { roles: _, role: __, ...editable } = memberFields;
export const changedMemberSchema = z
  .strictObject(editable)
  .partial()
  .extend({
    relationshipId: relationshipIdField.optional(),
    /** The exact relation (D38), kept with every role of the member; an empty one takes it away. */
    kinship: z.string().trim().max(40, "Too long").optional(),
  });
export type ChangedMember = z.output<typeof changedMemberSchema>;
