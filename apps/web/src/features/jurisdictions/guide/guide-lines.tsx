import { Check, Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import type { LoadedTemplate } from "./load-template.ts";
import { type Origin, OriginNote } from "./origin-note.tsx";
import { Said } from "./template-language.tsx";

type Template = LoadedTemplate["template"];

export function Checklist({ items }: { items: Template["checklist"] }) {
  return (
    <Lines items={items}>
      {({ label, required, hint, details = [], origin, advice }) => (
        <Line badge={<CategoryBadge category={required ? "required" : "recommended"} />} label={label} hint={hint}>
          <Details lines={details} />
          {advice ? <Advice /> : <OriginNote origin={origin} said={hint} />}
        </Line>
      )}
    </Lines>
  );
}

export function Documents({ items }: { items: Template["required_docs"] }) {
  return (
    <Lines items={items}>
      {({ label, hint = "", examples = [], origin }) => (
        <Line badge={<CategoryBadge category="required" />} label={label} hint={hint}>
          <Details lines={examples} />
          <OriginNote origin={origin} said={hint} />
        </Line>
      )}
    </Lines>
  );
}

export interface StatementProps {
  label?: string | undefined;
  /** Of ours, before what the template says. */
  before?: string | null | undefined;
  text?: string | undefined;
  origin: Origin | null;
}

/** One statement with its source, for sections that have no list. */
export function Statement({ label, before, text, origin }: StatementProps) {
  return (
    <div className="leading-[1.4] md:ps-8.25">
      {label && (
        <p className="font-semibold text-ink">
          <Said>{label}</Said>
        </p>
      )}
      {before && <p>{before}</p>}
      {text && (
        <p>
          <Said>{text}</Said>
        </p>
      )}
      <OriginNote origin={origin} said={text} />
    </div>
  );
}

function Lines<Item extends { label: string }>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const { t } = useTranslation("jurisdictions/guide");
  if (items.length === 0) return <p className="md:ps-8.25">{t("notReviewed")}</p>;
  return (
    <ul className="md:ps-8.25">
      {items.map((item) => (
        <li key={item.label} className="border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** "Required" is cedar, not red: nothing is wrong yet. */
function CategoryBadge({ category }: { category: "required" | "recommended" }) {
  const { t } = useTranslation("jurisdictions/guide");
  const isRequired = category === "required";
  return (
    <Badge variant={isRequired ? "default" : "info"} icon={isRequired ? Check : Info} className="justify-center">
      {t(`category.${category}`)}
    </Badge>
  );
}

function Line({
  badge,
  label,
  hint,
  children,
}: {
  badge: ReactNode;
  label: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <div className="grid items-start gap-x-4 gap-y-1.5 sm:grid-cols-[9.25rem_minmax(0,1fr)]">
      <div className="grid max-sm:justify-self-start">{badge}</div>
      <div className="leading-[1.4]">
        <p className="font-semibold text-ink">
          <Said>{label}</Said>
        </p>
        {hint && (
          <p>
            <Said>{hint}</Said>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function Details({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="my-1 grid list-disc gap-0.5 ps-5 marker:text-ink-3">
      {lines.map((line) => (
        <li key={line}>
          <Said>{line}</Said>
        </li>
      ))}
    </ul>
  );
}

function Advice() {
  const { t } = useTranslation("jurisdictions/guide");
  return <span className="block text-meta text-ink-3">{t("advice")}</span>;
}
