import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { type Approval, listApprovals } from "./member-side.ts";
import { RoleRequestsCard } from "./role-requests-card.tsx";

const i18n = await createI18n("en", ["member-side", "members", "members/errors", "members/permissions", "platform"]);

function words(requests: object[]): string {
  const client = new QueryClient();
  client.setQueryData(listApprovals.queryKey, requests as Approval[]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RoleRequestsCard />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
const asked = (status: string, role = "executor") => ({
  id: `${role} ${status}`,
  kind: "role",
  status,
  requested_role: role,
  request_reason: null,
  created_at: "2026-10-20T12:00:00Z",
  expires_at: "2099-11-19T12:00:00Z",
  answered_at: null,
  response_reason: null,
  changes: null,
  asset: null,
  holder: { first_name: "Nadia", last_name: "Haddad" },
});

test("[APR-001] the card has its title, and the number of those that wait", () => {
  const text = words([asked("pending"), asked("pending", "guardian"), asked("expired", "witness"), asked("approved")]);
  expect(text).toMatch(/^Role Approval Requests 2 Executor/);
  expect(text).toContain("Guardian");
});

test("[APR-002] without requests it says so", () => {
  expect(words([])).toBe("Role Approval Requests 0 No pending role approval requests");
});
