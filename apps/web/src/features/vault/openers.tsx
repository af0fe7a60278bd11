import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { Eye, EyeOff, Hourglass } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { listOpeners, type Opener } from "../members/offers/openers.ts";

const State = memo(Badge);

/** So many people are named. */
const named = 2;

export interface OpenersProps {
  /** Undefined: nobody was chosen. */
  openers: readonly Opener[] | undefined;
  /** Whether it opens for somebody only after the holder's death. */
  isLater: boolean;
  t: TFunction<"vault">;
  format: ReturnType<typeof useFormat>;
}

/** Who can open an entry, and when: "Samir, now". Without hooks, for the rows of the list. */
export function Openers({ openers, isLater, t, format }: OpenersProps) {
  if (!openers && isLater) return <span className="font-semibold text-warning">{t("who.nobody")}</span>;
  if (!openers || openers.length === 0)
    return (
      <State variant="draft" icon={EyeOff}>
        {t("who.onlyYou")}
      </State>
    );
  const rest = openers.length - named;
  return (
    <>
      {openers.slice(0, named).map((one, at) => (
        <State
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, so that a row that shows another entry draws what differs
          key={at}
          variant={one.when === "later" || one.held ? "pending" : "success"}
          icon={one.when === "later" || one.held ? Hourglass : Eye}
        >
          {t(one.when === "later" ? "who.later" : `who.${one.held ?? "now"}`, { name: `\u2068${one.name}\u2069` })}
        </State>
      ))}
      {rest > 0 && (
        <span className="self-center text-meta text-ink-2">
          {t("who.more", { count: rest, n: format.number(rest) })}
        </span>
      )}
    </>
  );
}

/** The same on the page of an entry. */
export function EntryOpeners({ id, isLater }: { id: string; isLater: boolean }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const { data } = useQuery(listOpeners);
  return data && <Openers openers={data[id]} isLater={isLater} t={t} format={format} />;
}
