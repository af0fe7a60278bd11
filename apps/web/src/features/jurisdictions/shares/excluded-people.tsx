import type { Sentence } from "@heirlock/law/story/sentence";
import { unworthyRuleCodes } from "@heirlock/law/story/unworthy-says";
import type { PersonId } from "@heirlock/law/succession/family";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { SentencesText } from "./sentence-text.tsx";

export interface ExcludedGroup {
  people: readonly { id: PersonId; name: string; relation: string | null }[];
  reasons: readonly Sentence[];
}

/** Everybody who does not inherit, once for each reason, and what can still be done for them. */
export function ExcludedPeople({
  groups,
  gift,
}: {
  groups: readonly ExcludedGroup[];
  /** What a will may leave them here. */
  gift: "third" | "free" | null;
}) {
  const { t } = useTranslation("jurisdictions/shares");
  if (groups.length === 0) return null;
  // What keeps somebody who killed from inheriting keeps them from a gift as well.
  const mayReceive = groups.some(({ reasons }) =>
    reasons.some(({ rule }) => !unworthyRuleCodes.some((code) => code === rule)),
  );
  return (
    <section
      aria-label={t("excluded.title")}
      className="mt-5 grid gap-4 rounded-[16px] border-[1.5px] border-dashed border-line-strong px-5 py-4.5"
    >
      {groups.map(({ people, reasons }) => (
        <div key={people[0]!.id}>
          <ul className="mb-2.5 flex flex-wrap gap-2.5">
            {people.map(({ id, name, relation }) => (
              <li
                key={id}
                className="flex items-center gap-2.25 rounded-[30px] border-[1.5px] border-dashed border-line-strong py-1 ps-1.25 pe-3.75 font-semibold"
              >
                <Avatar name={name} size="sm" draft />
                <span>
                  <bdi>{name}</bdi> {relation && <span className="font-normal text-ink-3">{relation}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <b>{t("excluded.doNotInherit")}</b> <SentencesText sentences={reasons} />
          </p>
        </div>
      ))}
      {gift && mayReceive && <p className="text-ink-2">{t(`excluded.gift.${gift}`)}</p>}
    </section>
  );
}
