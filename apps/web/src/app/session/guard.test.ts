import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { toOwnPage } from "./guard.ts";

/** Where the person is sent, or "not found". */
function sentTo(...ask: Parameters<typeof toOwnPage>): unknown {
  try {
    return toOwnPage(...ask);
  } catch (thrown) {
    if (isNotFound(thrown)) return "not found";
    if (!isRedirect(thrown)) throw thrown;
    const { to, search } = thrown.options;
    return { to, search };
  }
}
const search = { filter: "vehicle" };

test("[ACC-005] a holder's short addresses lead to the holder's pages, with the query", () => {
  expect(sentTo("assets", "will_holder", search)).toEqual({ to: "/dashboard/will-holder/assets", search });
  expect(sentTo("vault", "will_holder", search)).toEqual({ to: "/dashboard/will-holder/vault", search });
  expect(sentTo("wills", "will_holder", {})).toEqual({ to: "/dashboard/will-holder/wills", search: {} });
});

test.each(["beneficiary", "executor"] as const)(
  "[ACC-005] the short addresses of a %s lead to the member's own pages, with the query",
  (type) => {
    expect(sentTo("assets", type, search)).toEqual({ to: "/dashboard/member/assigned-assets", search });
    expect(sentTo("vault", type, search)).toEqual({ to: "/dashboard/member/assigned-vault", search });
    expect(sentTo("wills", type, {})).toEqual({ to: "/dashboard/member/wills", search: {} });
  },
);
