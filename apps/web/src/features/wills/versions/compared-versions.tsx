import type { WholeVersion } from "@heirlock/contract/wills";
import type { VersionText } from "@heirlock/contract/wills/text";
import { compareVersions, type Difference } from "@heirlock/domain/wills/compare-versions";
import { useQuery } from "@tanstack/react-query";
import { Minus, Pencil, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { getVersion } from "../offers/get-will.ts";
import { ComparedClauses } from "./compared-clauses.tsx";
import { loadText } from "./load-text.ts";
import { useTellDifference } from "./tell-difference.ts";

interface ComparedProps {
  id: string;
  from: number;
  to: number;
}

/** In short as sentences, then clause by clause. */
export function ComparedVersions({ id, from, to }: ComparedProps) {
  const { t } = useTranslation("wills/versions");
  const before = useQuery(getVersion(id, from));
  const after = useQuery(getVersion(id, to));
  return (
    <div className="grid gap-5">
      <Loaded query={both(before, after)} loading={t("loading")} failed={t("failed")} inCard>
        {([old, now]: [WholeVersion, WholeVersion]) => <InShort before={old} after={now} />}
      </Loaded>
      <ComparedTexts id={id} from={from} to={to} />
    </div>
  );
}

function ComparedTexts({ id, from, to }: ComparedProps) {
  const { t } = useTranslation("wills/versions");
  const before = useQuery(loadText(id, from));
  const after = useQuery(loadText(id, to));
  return (
    <Loaded query={both(before, after)} loading={t("loading")} failed={t("compare.noText")} inCard>
      {([old, now]: [VersionText, VersionText]) => <ComparedClauses before={old} after={now} />}
    </Loaded>
  );
}

interface Asked<T> {
  data?: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}
/** Two queries as one, whose data are there when both are. */
function both<T>(one: Asked<T>, other: Asked<T>) {
  return {
    data: one.data !== undefined && other.data !== undefined ? ([one.data, other.data] as [T, T]) : undefined,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

const icons = { added: Plus, removed: Minus, changed: Pencil, moved: Pencil };

function InShort({ before, after }: { before: WholeVersion; after: WholeVersion }) {
  const { t } = useTranslation("wills/versions");
  const tell = useTellDifference(before, after);
  const differences = compareVersions(before, after);
  return (
    <Card tone="tint" as="section" aria-labelledby="in-short">
      <h3 id="in-short" className="text-h3">
        {differences.length === 0 ? t("compare.none") : t("compare.short", { count: differences.length })}
      </h3>
      {differences.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {differences.map((difference) => {
            const Icon = icons[difference.kind];
            return (
              <li key={keyOf(difference)} className="flex items-start gap-3">
                <Icon aria-hidden size={20} strokeWidth={1.8} className="mt-1 flex-none text-primary-ink" />
                <span className="min-w-0">{tell(difference)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const keyOf = ({ part, kind, key }: Difference) => `${part}-${kind}-${key}`;
