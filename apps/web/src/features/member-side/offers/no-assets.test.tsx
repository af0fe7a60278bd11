import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import type { Relationship } from "./list-relationships.ts";
import { NoAssets } from "./no-assets.tsx";

const i18n = await createI18n("en", ["member-side"]);

function words(plans: object[]): string {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <NoAssets plans={plans as Relationship[]} />
    </I18nextProvider>,
  );
  return html.replace(/<[^>]+>/g, " ");
}
const plan = (first_name: string, canViewAssignedAssets: boolean, status = "confirmed") => ({
  ...{ status, holder: { first_name, last_name: "Haddad" }, permissions: { canViewAssignedAssets } },
});

test("an empty list says that there are no assets only where assets may be seen", () => {
  expect(words([plan("Nadia", true)])).toContain("No assets to see");
  expect(words([plan("Nadia", true)])).not.toContain("permissions");
  expect(words([plan("Nadia", true), plan("Omar", false, "declined")])).not.toContain("permissions");
});

test("an empty list names the plans that do not show their assets", () => {
  const closed = words([plan("Nadia", false), plan("Omar", false)]);
  expect(closed).toContain("You cannot see assets for now");
  expect(closed).toContain("Your permissions with Nadia Haddad and Omar Haddad do not include assets");
  expect(closed).not.toContain("No assets to see");
  const some = words([plan("Nadia", true), plan("Omar", false)]);
  expect(some).toContain("No assets to see");
  expect(some).toContain("Your permissions with Omar Haddad do not include assets");
});
