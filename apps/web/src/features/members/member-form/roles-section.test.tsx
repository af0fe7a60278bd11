import type { MemberRole } from "@heirlock/domain/members/roles";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { useMemberForm } from "./form-state.ts";
import { newDraft } from "./member-draft.ts";
import { RolesSection } from "./roles-section.tsx";

const i18n = await createI18n("en", ["members", "members/member-form"]);

function Section({ roles }: { roles: readonly MemberRole[] }) {
  const initial = { ...newDraft, roles, primary_role: roles[0] ?? null };
  const { state } = useMemberForm({ initial, family: "custom", submit: () => {} });
  return <RolesSection form={state} />;
}

function drawn(roles: readonly MemberRole[]): string {
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <Section roles={roles} />
    </I18nextProvider>,
  );
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, "");

/** What may be ticked, and of what is ticked the primary one chosen. */
const checkboxes = (html: string) =>
  [...html.matchAll(/<label for="role-\w+".*?<\/svg><\/span><span[^>]*>(.*?)<\/span><\/span>/g)].map(([, name]) =>
    textOf(name!),
  );
const radios = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*name="primary_role"[^>]*\/>(.*?)<\/label>/g)].map(([, name]) =>
    textOf(name!),
  );

test("[MEM-025] the form offers the six roles, and each that is ticked as the primary one", () => {
  const six = ["Beneficiary", "Executor", "Guardian", "Lawyer", "Witness", "Trusted contact"];
  expect(checkboxes(drawn([]))).toEqual(six);
  expect(radios(drawn([]))).toEqual([]);
  expect(radios(drawn(["witness", "lawyer"]))).toEqual(["Witness", "Lawyer"]);
  const all = drawn(["beneficiary", "executor", "guardian", "lawyer", "witness", "trusted_contact"]);
  expect(radios(all)).toEqual(six);
});
