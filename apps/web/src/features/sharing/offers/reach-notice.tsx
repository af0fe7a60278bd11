import type { Readiness } from "@heirlock/domain/sharing/reach";
import { Link } from "@tanstack/react-router";
import { Waypoints } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { FoldRow, FoldRows } from "../../../ui/layout/fold-row.tsx";
import { useMembers } from "../../members/offers/list-members.ts";
import { useReadiness } from "../keys/use-readiness.ts";

/** So many are named; the rest is counted. */
const named = 10;

/**
 * Above the open vault: which entries nobody, or only one person, could open today (D27). A row that opens on request,
 * since the list below has the same titles; and nothing before anybody was named.
 */
export function ReachNotice({ titles }: { titles: ReadonlyMap<string, string> }) {
  const { t } = useTranslation("sharing/keys");
  const { readiness } = useReadiness();
  const members = useMembers();
  const weak = readiness?.entries.filter(({ entry_id }) => titles.has(entry_id)) ?? [];
  if (weak.length === 0 || !members.data || members.data.members.length === 0) return null;
  return (
    <FoldRows className="print:hidden">
      <FoldRow
        title={t("reach.title", { count: weak.length })}
        icon={<Waypoints aria-hidden size={22} strokeWidth={1.8} className="flex-none text-ink-2" />}
      >
        <Entries weak={weak} titles={titles} />
      </FoldRow>
    </FoldRows>
  );
}

interface EntriesProps {
  weak: Readiness["entries"];
  titles: ReadonlyMap<string, string>;
}

function Entries({ weak, titles }: EntriesProps) {
  const { t } = useTranslation("sharing/keys");
  // What reaches nobody comes first.
  const shown = weak.toSorted((a, b) => a.openers.length - b.openers.length).slice(0, named);
  return (
    <ul className="grid gap-1">
      {shown.map((entry) => (
        <li key={entry.entry_id}>
          <Link
            to="/dashboard/will-holder/vault/$id"
            params={{ id: entry.entry_id }}
            className="inline-block py-1.5 font-semibold break-words"
          >
            <bdi translate="no">{titles.get(entry.entry_id)}</bdi>
          </Link>{" "}
          <Why entry={entry} />
        </li>
      ))}
      {weak.length > named && <li>{t("reach.more", { count: weak.length - named })}</li>}
    </ul>
  );
}

/** Who could open it, and what the others lack. */
function Why({ entry: { openers, missing } }: { entry: Readiness["entries"][number] }) {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const { data } = useMembers();
  const nameOf = (id: string) => data?.members.find((member) => member.id === id)?.first_name ?? "";
  const [only] = openers;
  const who = only ? t("reach.one", { name: nameOf(only) }) : t("reach.nobody");
  const lacks = missing.map(({ member_id, why }) => t(`reach.why.${why}`, { name: nameOf(member_id) }));
  if (lacks.length === 0) return only ? who : t("reach.forNobody");
  return `${who} ${format.list(lacks)}.`;
}

/** On pages that know no titles: how many, and where they are. */
export function ReachSummary() {
  const { t } = useTranslation("sharing/keys");
  const { readiness, isChecked } = useReadiness();
  const nobody = readiness?.entries.filter(({ openers }) => openers.length === 0).length ?? 0;
  if (nobody === 0) return null;
  return (
    <p className="text-ink-2">
      {t("reach.summary", { count: nobody })} {!isChecked && `${t("reach.unchecked")} `}
      <Link to="/dashboard/will-holder/vault" search={{}} className="inline-block py-1.5 font-semibold">
        {t("reach.see")}
      </Link>
    </p>
  );
}
