import type { Member } from "@heirlock/contract/members/members";
import { canSee, heldBack } from "@heirlock/domain/members/can-see";
import { sixThings } from "@heirlock/domain/members/things";
import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useAccessMatrix } from "../who-sees/access-matrix.ts";
import { itemsFor } from "../who-sees/given-items.ts";
import { useThingNames } from "../who-sees/thing-names.ts";
import { useSightTitle, WhenMark } from "../who-sees/when-mark.tsx";

/** The row of this person in "Who can see what". Whoever has no part any more has none. */
export function WhatTheySee({ member: { id } }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const { t: who } = useTranslation("members/who-sees");
  const names = useThingNames();
  const title = useSightTitle();
  const { data } = useAccessMatrix();
  const person = data?.members.find((one) => one.id === id);
  if (!data || !person) return null;
  const name = person.first_name;
  const held = heldBack(person);
  return (
    <Card as="section" aria-labelledby="sees-title">
      <h2 id="sees-title" className="text-h3">
        {t("sees.title", { name })}
      </h2>
      {held && <p className="mt-1.5 font-semibold text-info">{who(`heldText.${held}`, { name })}</p>}
      <ul className="mt-2 divide-y divide-line">
        {sixThings.map((thing) => {
          const sight = canSee(person, thing, itemsFor(data, thing, person));
          return (
            <li key={thing.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <span className="min-w-0">{names.plain(thing.id)}</span>
              <WhenMark when={sight.when} title={title(sight)} />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-meta text-ink-2">{who("laterMeans")}</p>
      <div className="mt-4 grid gap-2.5">
        <Button
          block
          variant="secondary"
          size="sm"
          icon={Eye}
          render={<Link to="/dashboard/will-holder/members/$id/preview" params={{ id }} />}
        >
          {t("sees.viewAs", { name })}
        </Button>
        <Button
          block
          variant="ghost"
          size="sm"
          render={<Link to="/dashboard/will-holder/members/access" search={{ person: id }} />}
        >
          {t("sees.change")}
        </Button>
      </div>
    </Card>
  );
}
