import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import type { Approval } from "./offers/member-side.ts";
import { RequestCard } from "./request-card.tsx";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

const i18n = await createI18n("en", ["member-side", "members", "members/permissions"]);
const asked: Approval = {
  id: "0b7e2c1e-5b1f-4c6a-9d8e-1a2b3c4d5e6f",
  kind: "role",
  status: "pending",
  requested_role: "executor",
  request_reason: null,
  created_at: "2026-10-20T12:00:00Z",
  expires_at: "2026-11-19T12:00:00Z",
  answered_at: null,
  response_reason: null,
  changes: null,
  asset: null,
  holder: { first_name: "Nadia", last_name: "Haddad" },
} as unknown as Approval;

const words = (card: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{card}</I18nextProvider>)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("[APR-003] [APR-004] [APR-005] an open request says who asks for what until when, and can be answered", () => {
  const text = words(<RequestCard request={asked} />);
  for (const part of ["Executor", "Pending", "Role addition requested by will holder", "Nadia Haddad", "Respond"])
    expect(text).toContain(part);
});

test("[APR-005] once it has expired, the request has no Respond", () => {
  for (const late of [
    { ...asked, status: "expired" as const },
    // Not yet stored as expired, on a page that stayed open.
    { ...asked, expires_at: "2026-11-15T11:59:59Z" },
  ]) {
    const text = words(<RequestCard request={late} />);
    expect(text).toContain("Expired");
    expect(text).not.toContain("Respond");
  }
});

test("[APR-005] a request that was answered has no Respond either", () => {
  for (const status of ["approved", "rejected", "void"] as const)
    expect(words(<RequestCard request={{ ...asked, status }} />)).not.toContain("Respond");
});
