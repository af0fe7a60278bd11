/** What the form sends for somebody who is invited by email. */
export const memberForm = (email: string) => ({
  first_name: "Samir",
  last_name: "Haddad",
  email,
  invite_by_email: "true",
  is_active: "true",
  relationship_type: "brother",
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
});
