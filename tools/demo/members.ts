/** A member as Nadia filled in the form, and how far it has come since. */
export interface DemoPart {
  /** What became of it: nothing yet, or the step after saving. */
  next?: "confirm" | "invite" | "decline" | "revoke";
  form: Record<string, string>;
}

const roles = (...names: string[]) => ({
  roles: JSON.stringify(names.map((role) => ({ role, role_metadata: {}, status: "active" }))),
  primary_role: names[0]!,
});

/** One in every status, and every role once at least; Samir and Amal have accounts and are confirmed. */
export const nadiasMembers: readonly DemoPart[] = [
  {
    form: {
      first_name: "Karim",
      last_name: "Haddad",
      email: "karim@demo.heirlock.test",
      member_type: "family",
      relationship_type: "husband",
      date_of_birth: "1954-07-30",
      nationality: "LB",
      phone: "+961 3 555 101",
      ...roles("beneficiary"),
    },
  },
  {
    form: {
      first_name: "Leila",
      last_name: "Haddad",
      member_type: "family",
      relationship_type: "daughter",
      date_of_birth: "1992-02-11",
      birth_order: "2",
      ...roles("beneficiary"),
    },
  },
  {
    next: "confirm",
    form: {
      first_name: "Rima",
      last_name: "Haddad",
      member_type: "family",
      relationship_type: "daughter",
      date_of_birth: "2010-05-02",
      birth_order: "3",
      notes: "Her share is held for her until she is 25.",
      ...roles("beneficiary"),
    },
  },
  {
    next: "invite",
    form: {
      first_name: "Maya",
      last_name: "Khoury",
      display_name: "Maya",
      email: "maya@demo.heirlock.test",
      member_type: "family",
      relationship_type: "sister",
      date_of_birth: "1969-03-12",
      phone: "+961 3 555 102",
      address: "Rue Gouraud 18",
      city: "Beirut",
      country: "LB",
      ...roles("guardian", "trusted_contact"),
    },
  },
  {
    next: "invite",
    form: {
      first_name: "Georges",
      last_name: "Tannous",
      email: "georges@demo.heirlock.test",
      member_type: "lawyer",
      law_firm_name: "Tannous & Associates",
      license_id: "BEY-4471",
      phone: "+961 1 555 103",
      ...roles("lawyer"),
    },
  },
  {
    next: "decline",
    form: {
      first_name: "Nabil",
      last_name: "Azar",
      email: "nabil@demo.heirlock.test",
      member_type: "other",
      relationship_type: "friend",
      phone: "+961 3 555 104",
      address: "Rue Sursock 4",
      ...roles("executor"),
    },
  },
  {
    next: "revoke",
    form: {
      first_name: "Fadi",
      last_name: "Sfeir",
      member_type: "other",
      relationship_type: "friend",
      relationship: "Neighbour in Achrafieh",
      national_id: "LB-000431",
      address: "Rue Abdel Wahab 22",
      ...roles("witness"),
    },
  },
];
