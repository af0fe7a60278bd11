import type { ResidueShare, WillContent } from "@heirlock/domain/wills/content";
import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useBuilder } from "./builder-context.ts";
import { usePersonName } from "./people.ts";
import { withoutStrays } from "./refs.ts";
import { closestIn, type Portion, portionsOf, residueOf } from "./residue.ts";
import { useFixedShares } from "./use-fixed-shares.ts";
import { AddWho, useNamed, WhoField } from "./who-field.tsx";

type Choice = "law" | "spouse" | "children" | "own";

/** Who has what remains after gifts and debts. Where the law fixes the shares there is nothing to choose. */
export function RestCard() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const isFixed = useFixedShares();
  const [isOwn, setOwn] = useState(false);
  const { residue } = draft.content;
  const closest = closestIn(draft.content);
  const nameOf = usePersonName();
  if (isFixed)
    return (
      <Card as="section" aria-labelledby="rest">
        <CardHeader id="rest" title={t("rest.fixedTitle")} description={t("rest.fixedText")} className="mb-0!" />
      </Card>
    );
  const choice = isOwn ? "own" : choiceOf(residue, closest);
  const choose = (next: Choice) => {
    setOwn(next === "own");
    if (next === "own") return;
    change((content) => withoutStrays({ ...content, residue: chosenResidue(content, next) }));
  };
  return (
    <Card as="section" aria-labelledby="rest" className="grid gap-5">
      <CardHeader id="rest" title={t("rest.title")} description={t("rest.why")} className="mb-0!" />
      <RadioCards
        hideLegend
        label={t("rest.title")}
        columns={2}
        options={[
          { value: "law", label: t("rest.law"), description: t("rest.lawText") },
          ...(closest.spouse
            ? [{ value: "spouse" as const, label: t("rest.spouse", { name: nameOf(closest.spouse) }) }]
            : []),
          ...(closest.children.length > 0 ? [{ value: "children" as const, label: t("rest.children") }] : []),
          { value: "own", label: t("rest.own"), description: t("rest.ownText") },
        ]}
        value={choice}
        onValueChange={choose}
      />
      {(choice === "own" || choice === "spouse") && <Portions isFixedTo={choice === "spouse"} />}
    </Card>
  );
}

const equal = (people: readonly string[]): Portion[] => people.map((to) => ({ to, parts: 1 }));

function chosenResidue(content: WillContent, choice: Exclude<Choice, "own">): ResidueShare[] {
  const { spouse, children } = closestIn(content);
  if (choice === "spouse") return residueOf(equal(spouse ? [spouse] : []), content.residue);
  return choice === "children" ? residueOf(equal(children), content.residue) : [];
}

function choiceOf(residue: readonly ResidueShare[], { spouse, children }: ReturnType<typeof closestIn>): Choice {
  if (residue.length === 0) return "law";
  if (residue.length === 1 && residue[0]!.to === spouse) return "spouse";
  const isEqual = new Set(residue.map(({ share }) => share)).size === 1;
  const isChildren = residue.length === children.length && residue.every(({ to }) => children.includes(to));
  return isEqual && isChildren ? "children" : "own";
}

/** Person by person: how many parts, and who has them if the first one dies before the holder. */
function Portions({ isFixedTo }: { isFixedTo: boolean }) {
  const { t } = useTranslation("wills/builder");
  const format = useFormat();
  const { draft, change } = useBuilder();
  const nameOf = usePersonName();
  const named = useNamed();
  const { residue } = draft.content;
  const portions = portionsOf(residue);
  const set = (next: readonly Portion[]) =>
    change((content) => withoutStrays({ ...content, residue: residueOf(next, content.residue) }));
  return (
    <div className="grid gap-4">
      {portions.length > 0 && (
        <ul className="grid gap-3" aria-label={t("rest.title")}>
          {portions.map(({ to, parts }, at) => {
            const { share, substitute } = residue[at]!;
            const name = nameOf(to);
            const more = (by: number) =>
              set(portions.map((one) => (one.to === to ? { ...one, parts: one.parts + by } : one)));
            return (
              <li key={to} className="grid gap-3 rounded-md border border-line px-4 py-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <span className="min-w-0 flex-1">
                    <bdi className="font-semibold">{name}</bdi>
                    <span className="block text-meta text-ink-2">
                      <bdi dir="ltr">{share === "1" ? t("rest.everything") : shareIn(share, format.number)}</bdi>
                    </span>
                  </span>
                  {!isFixedTo && (
                    <>
                      <IconButton
                        bordered
                        icon={Minus}
                        label={t("rest.fewer", { name })}
                        disabled={parts <= 1}
                        onClick={() => more(-1)}
                      />
                      <span aria-live="polite">{t("rest.parts", { count: parts })}</span>
                      <IconButton bordered icon={Plus} label={t("rest.more", { name })} onClick={() => more(1)} />
                      <IconButton
                        icon={Trash2}
                        label={t("rest.remove", { name })}
                        onClick={() => set(portions.filter((one) => one.to !== to))}
                      />
                    </>
                  )}
                </div>
                <WhoField
                  charities
                  label={t("rest.ifFirst", { name })}
                  none={t("rest.nobody")}
                  without={[to]}
                  value={substitute === null ? null : { ref: substitute }}
                  onValueChange={(who) =>
                    change((content) => {
                      const { content: next, ref } = named(content, who);
                      const residue = next.residue.map((one) => (one.to === to ? { ...one, substitute: ref } : one));
                      return withoutStrays({ ...next, residue });
                    })
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {!isFixedTo && (
        <AddWho
          label={t("rest.add")}
          without={residue.map(({ to }) => to)}
          onAdd={(add) =>
            change((content) => {
              const { content: next, ref } = add(content);
              const portions = [...portionsOf(next.residue), { to: ref, parts: 1 }];
              return { ...next, residue: residueOf(portions, next.residue) };
            })
          }
        />
      )}
    </div>
  );
}

const shareIn = (share: string, number: (value: number) => string) =>
  share
    .split("/")
    .map((part) => number(Number(part)))
    .join("/");
