import type { Member } from "@heirlock/contract/members/members";
import type { Uuid } from "@heirlock/domain/identifiers";

const nobody = <I extends Uuid>() => "00000000-0000-4000-8000-000000000000" as I;
const then = "2026-11-01T09:00:00.000Z";

/** A member as the server answers it, with what a test cares about. */
export function aMember(changes: Partial<Member> = {}): Member {
  return {
    id: nobody(),
    will_holder_id: nobody(),
    member_id: null,
    will_id: null,
    status: "draft",
    status_changed_at: then,
    is_draft: true,
    is_active: true,
    confirmed_by_holder: false,
    first_name: "Maya",
    last_name: "Khoury",
    display_name: null,
    email: null,
    invite_by_email: false,
    phone: null,
    member_type: null,
    relationship_type: null,
    relationship: null,
    gender: null,
    date_of_birth: null,
    nationality: null,
    national_id: null,
    birth_order: null,
    is_alive: true,
    address: null,
    city: null,
    state: null,
    zip: null,
    country: null,
    law_firm_name: null,
    license_id: null,
    notes: null,
    role: null,
    primary_role: null,
    member_roles: [],
    metadata: {},
    member_profile: null,
    draft_profile_id: null,
    draft_profile: null,
    member: null,
    will_holder: { first_name: "Nadia", last_name: "Haddad" },
    wills_new: null,
    invitation_key: null,
    invitation_key_expires_at: null,
    invitation: null,
    will_key_expires_at: null,
    keys: { state: "none", verified_at: null, has_card: false, card_printed_at: null, queued_at: null },
    created_at: then,
    updated_at: then,
    ...changes,
  };
}

export function aRole(
  role: Member["member_roles"][number]["role"],
  changes: Partial<Member["member_roles"][number]> = {},
): Member["member_roles"][number] {
  return {
    id: nobody(),
    role,
    status: "active",
    role_metadata: {},
    inactive_because: null,
    since: then,
    expires_at: null,
    ...changes,
  };
}
