import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { BasicSection } from "./basic-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { useMemberForm } from "./form-state.ts";
import { newDraft } from "./member-draft.ts";
import { RoleFieldsSection } from "./role-fields-section.tsx";

const i18n = await createI18n("en", ["members", "members/member-form"]);

function Sections({ roles, family }: { roles: readonly MemberRole[]; family: LegalFamily }) {
  const initial = { ...newDraft, roles, primary_role: roles[0] ?? null };
  const { state: form } = useMemberForm({ initial, family, submit: () => {} });
  return (
    <>
      <BasicSection form={form} />
      <ContactSection form={form} canInvite />
      <RoleFieldsSection form={form} />
    </>
  );
}

/** How much the form says it wants each field: `phone!` is required, `address?` recommended, `birth_order` optional. */
function asked(roles: readonly MemberRole[], family: LegalFamily = "custom"): string {
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Sections roles={roles} family={family} />
    </I18nextProvider>,
  );
  const labels = [
    ...html.matchAll(/<label[^>]* for="([a-z_]+)"[^>]*>(.*?)<\/label>/g),
    ...html.matchAll(/<fieldset[^>]* id="([a-z_]+)"[^>]*><legend[^>]*>(.*?)<\/legend>/g),
  ];
  return labels
    .map(([, name, text]) =>
      text!.includes("recommended") ? `${name}?` : text!.includes("optional") ? name! : `${name}!`,
    )
    .filter((one) => !always.has(one))
    .sort()
    .join(" ");
}

/** What the form has for everybody, whatever the role. */
const always = new Set([
  ...["first_name!", "last_name!", "member_type", "gender", "display_name", "invite_by_email!", "email"],
  ...["relationship_type", "date_of_birth"],
]);

describe("what the form asks for by role", () => {
  test("[MEM-032] [MEM-033] [MEM-034] [MEM-035] [MEM-036] [MEM-037] [MEM-042] each role, as written, under custom", () => {
    expect(asked(["beneficiary"])).toBe("birth_order date_of_birth? nationality? relationship_type!");
    expect(asked(["executor"])).toBe("address? email? phone! relationship_type!");
    expect(asked(["guardian"])).toBe("address? date_of_birth? phone! relationship_type!");
    expect(asked(["lawyer"])).toBe("email? law_firm_name! license_id? phone!");
    expect(asked(["witness"])).toBe("address national_id? phone? relationship!");
    expect(asked(["trusted_contact"])).toBe("email? phone! relationship_type?");
  });

  test("[MEM-038] [MEM-039] [MEM-040] [MEM-041] the family of law asks for more", () => {
    expect(asked(["executor"], "common_law")).toBe("address! email? phone! relationship_type!");
    expect(asked(["witness"], "common_law")).toBe("address national_id? phone? relationship!");
    expect(asked(["witness"], "civil_law")).toBe("address! national_id! phone? relationship!");
    expect(asked(["lawyer"], "civil_law")).toBe("email? law_firm_name! license_id! phone!");
    expect(asked(["witness"], "islamic")).toBe("address national_id? phone? relationship!");
    expect(asked(["beneficiary"], "islamic")).toBe("birth_order date_of_birth? nationality? relationship_type!");
    expect(asked(["witness"], "hebrew")).toBe("address national_id? phone? relationship!");
    expect(asked(["executor"], "hebrew")).toBe("address? email? phone! relationship_type!");
  });

  test("several roles ask together, the strongest wish wins", () => {
    expect(asked(["witness", "guardian"])).toBe(
      "address? date_of_birth? national_id? phone! relationship! relationship_type!",
    );
  });

  test("without a role nothing more is asked", () => {
    expect(asked([])).toBe("");
  });
});
