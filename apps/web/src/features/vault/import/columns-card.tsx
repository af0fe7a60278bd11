import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/forms/select.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { type ColumnRole, columnRoles } from "./read/csv-columns.ts";
import type { ReadFile } from "./read/read-file.ts";

export interface ColumnsCardProps {
  table: NonNullable<ReadFile["table"]>;
  roles: readonly ColumnRole[];
  onChange: (roles: ColumnRole[]) => void;
}

/** What each column of a list is. The headings are shown, never what stands below them: it may be a password. */
export function ColumnsCard({ table, roles, onChange }: ColumnsCardProps) {
  const { t } = useTranslation("vault/import");
  const options = columnRoles.map((value) => ({ value, label: t(`columns.role.${value}`) }));
  return (
    <Card as="section" aria-labelledby="import-columns" className="mb-5">
      <CardHeader id="import-columns" title={t("columns.title")} />
      <p className="mb-4 text-ink-2">{t("columns.text")}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {table.header.map((heading, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
            key={at}
            label={heading || t("columns.unnamed", { number: at + 1 })}
            options={options}
            value={roles[at]}
            onValueChange={(role) => onChange(roles.map((before, place) => (place === at ? role : before)))}
          />
        ))}
      </div>
    </Card>
  );
}
