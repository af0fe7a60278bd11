import type { Member } from "@heirlock/contract/members/members";
import { badgeOf } from "@heirlock/domain/members/member-transitions";
import { type Found, instantFromText } from "../../kernel/statement.ts";
import type { ReloadMemberRow } from "./members.rows.ts";

const instant = (text: string | null) => (text === null ? null : instantFromText(text));

/** A relationship as its holder sees it (MEM-100, MEM-101). */
export function toMember(row: Found<ReloadMemberRow, "id">): Member {
  const { first_name, last_name, email } = row;
  const isDraft = row.status === "draft";
  const joined = row.profile_first_name !== null && row.profile_last_name !== null;
  const profile = joined ? { first_name: row.profile_first_name!, last_name: row.profile_last_name! } : null;
  const open = row.invitation?.ended_as === null ? row.invitation : null;
  return {
    id: row.id,
    will_holder_id: row.holder_id,
    member_id: row.user_id,
    will_id: row.will_id,
    status: badgeOf(row.status),
    status_changed_at: instantFromText(row.changed),
    is_draft: isDraft,
    is_active: row.is_active,
    confirmed_by_holder: row.confirmed_by_holder,
    first_name,
    last_name,
    display_name: row.display_name,
    email,
    invite_by_email: row.invite_by_email,
    phone: row.phone,
    member_type: row.member_type,
    relationship_type: row.relationship_type,
    relationship: row.relationship,
    gender: row.gender,
    date_of_birth: row.date_of_birth,
    nationality: row.nationality,
    national_id: row.national_id,
    birth_order: row.birth_order,
    is_alive: row.is_alive,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country,
    law_firm_name: row.law_firm_name,
    license_id: row.license_id,
    notes: row.notes,
    // The old single field always equals the primary one (MEM-055).
    role: row.primary_role,
    primary_role: row.primary_role,
    member_roles: row.roles,
    metadata: email === null ? {} : { email },
    member_profile: profile && { ...profile, email },
    draft_profile_id: isDraft ? row.id : null,
    draft_profile: isDraft ? { first_name, last_name } : null,
    member: profile,
    will_holder: { first_name: row.holder_first_name, last_name: row.holder_last_name },
    // There are no wills yet.
    wills_new: null,
    invitation_key: null,
    invitation_key_expires_at: open?.expires_at ?? null,
    invitation: row.invitation,
    will_key_expires_at: instant(row.will_key_expires),
    keys: {
      state: row.key_state,
      verified_at: instant(row.key_verified),
      has_card: row.has_card,
      card_printed_at: instant(row.card_printed),
      queued_at: instant(row.queued),
    },
    created_at: instantFromText(row.created),
    updated_at: instantFromText(row.updated),
  };
}
