import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import { defaultLevels } from "@heirlock/domain/members/default-levels";
import { permissionsOf } from "@heirlock/domain/members/member-levels";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { prerenderToNodeStream } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { aMember, aRole } from "../list/testing.ts";
import { membersKey } from "../offers/list-members.ts";
import { MemberPage } from "./member-page.tsx";

const texts = [
  "members",
  "members/list",
  "members/member-detail",
  "members/member-form",
  "members/permissions",
  "members/errors",
  "ui",
  "platform",
];
const levels = defaultLevels.beneficiary;
const permissions: MemberPermissions = {
  levels,
  permissions: permissionsOf(levels),
  overrides: {},
  role: "beneficiary",
  version: 1,
};

async function draw(member: ReturnType<typeof aMember>, tab: string, hideTabs: boolean): Promise<string> {
  const i18n = await createI18n("en", texts);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData([...membersKey, "one", member.id], member);
  client.setQueryData([...membersKey, "part", member.id, "permissions"], permissions);
  client.setQueryData([...membersKey, "part", member.id, "assets"], []);
  client.setQueryData([...membersKey, "part", member.id, "history"], []);
  const rootRoute = createRootRoute();
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: "/members/$id",
    component: () => <MemberPage hideTabs={hideTabs} />,
  });
  const history = createMemoryHistory({ initialEntries: [`/members/${member.id}?tab=${tab}`] });
  const router = createRouter({ routeTree: rootRoute.addChildren([page]), history });
  await router.load();
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  let html = "";
  for await (const part of prelude) html += part;
  return html;
}

const samir = aMember({ status: "confirmed", is_draft: false, member_roles: [aRole("beneficiary")] });

test("[MEM-064] [MEM-067] without tabs there are only Role Management and the permissions", async () => {
  const html = await draw(samir, "overview", true);
  expect(html).toContain("Role Management");
  expect(html).toContain("Will Information");
  expect(html).not.toContain('role="tab"');
  for (const text of ["About Maya", "Refresh", "No history available"]) expect(html).not.toContain(text);
});

test("[MEM-065] a member of a will sees its title, description, status and jurisdiction there", async () => {
  const will = { title: "My main will", description: "For the family", status: "draft", jurisdiction: "Lebanon" };
  const html = await draw({ ...samir, wills_new: will }, "will", false);
  for (const text of [...Object.values(will), "Beneficiary"]) expect(html).toContain(text);
  expect(html).not.toContain("No Will Context");
});

test("[MEM-066] without a will the tab says so", async () => {
  const html = await draw(samir, "will", false);
  for (const text of ["No Will Context", "This member is not associated with any specific will."])
    expect(html).toContain(text);
});

test("[MEM-096] without changes there is no history available", async () => {
  expect(await draw(samir, "history", false)).toContain("No history available");
});
