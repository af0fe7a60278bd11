import { clsx } from "clsx";
import { Eye, EyeOff, Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/card.tsx";
import type { InvitationView } from "./use-open-invitation.ts";

const columns = [
  { when: "now", icon: Eye, colour: "text-success" },
  { when: "later", icon: Hourglass, colour: "text-brass-ink" },
  { when: "never", icon: EyeOff, colour: "text-ink-3" },
] as const;

/** What a yes opens: now, later, and never. */
export function WhatOpens({ sees, holder }: { sees: InvitationView["sees"]; holder: string }) {
  const { t } = useTranslation("members/invitations");
  return (
    <Card as="section" aria-labelledby="what-opens">
      <h2 id="what-opens" className="mb-3.5 text-h3">
        {t("answer.sees")}
      </h2>
      <div className="grid divide-line max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
        {columns
          .filter(({ when }) => sees[when].length > 0)
          .map(({ when, icon: Icon, colour }) => (
            <div key={when} className="max-md:not-first:pt-3.5 max-md:not-last:pb-3.5 md:px-5 md:first:ps-0">
              <h3 className={clsx("mb-2 flex items-center gap-2.25 font-sans text-body font-semibold", colour)}>
                <Icon aria-hidden size={20} strokeWidth={1.8} />
                {t(`sees.${when}`)}
              </h3>
              <ul className="grid gap-1.5">
                {sees[when].map((group) => (
                  <li key={group}>{t(`sees.${when === "never" ? "closed" : "open"}.${group}`, { name: holder })}</li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </Card>
  );
}
