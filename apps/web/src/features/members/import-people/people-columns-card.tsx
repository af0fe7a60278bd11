import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/forms/select.tsx";
import { Accordion } from "../../../ui/layout/accordion.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type ColumnMeaning, columnMeanings } from "./read/person-columns.ts";
import type { ReadPeople } from "./read/read-people-file.ts";

export interface PeopleColumnsCardProps {
  table: NonNullable<ReadPeople["table"]>;
  meanings: readonly ColumnMeaning[];
  /** Open from the start where the guess found no names. */
  open: boolean;
  disabled: boolean;
  onChange: (meanings: ColumnMeaning[]) => void;
}

/** What each column of a list is, with its first value as an example. Columns without a value are not asked about. */
export function PeopleColumnsCard({ table, meanings, open, disabled, onChange }: PeopleColumnsCardProps) {
  const { t } = useTranslation("members/import-people");
  const { t: field } = useTranslation("members/member-form");
  const word = (meaning: ColumnMeaning) =>
    meaning === "name" || meaning === "skip" ? t(`columns.${meaning}`) : field(`field.${meaning}`);
  const options = columnMeanings.map((value) => ({ value, label: word(value) }));
  const content = (
    <>
      <p className="mb-4">{t("columns.text")}</p>
      <div className="grid items-end gap-4 text-ink sm:grid-cols-2 lg:grid-cols-3">
        {table.header.map((heading, at) => {
          const example = table.rows.find((row) => row[at]?.trim())?.[at]?.trim();
          if (example === undefined) return null;
          return (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
              key={at}
              label={<bdi>{heading || t("columns.unnamed", { number: at + 1 })}</bdi>}
              hint={
                <span className="block truncate">
                  <bdi>{example}</bdi>
                </span>
              }
              options={options}
              disabled={disabled}
              value={meanings[at]}
              onValueChange={(next) => onChange(meanings.map((before, place) => (place === at ? next : before)))}
            />
          );
        })}
      </div>
    </>
  );
  return (
    <Card className="mb-5 py-1! md:py-1.5!">
      <h2 className="sr-only">{t("file.title")}</h2>
      <Accordion
        wide
        defaultOpen={open ? ["columns"] : []}
        items={[{ id: "columns", title: t("columns.title"), content }]}
      />
    </Card>
  );
}
