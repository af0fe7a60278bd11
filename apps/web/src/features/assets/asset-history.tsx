import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { DateText } from "../../ui/display/date-text.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import { useAssetHistory } from "./get-asset-history.ts";

/** The last changes, read from the estate's audit chain: who looks here can trust the order. */
export function AssetHistory({ id }: { id: string }) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const history = useAssetHistory(id);
  return (
    <Card as="section">
      <CardHeader title={t("detail.changesTitle")} />
      <Loaded query={history} level={3} loading={t("detail.changesLoading")} failed={t("detail.changesFailed")}>
        {(changes) => (
          <ol className="grid gap-3">
            {changes.map((change) => (
              <li key={change.seq}>
                <span className="block text-meta text-ink-3">
                  <DateText value={change.at} style="moment" />
                </span>
                {change.type === "asset.created" && t("detail.change.created")}
                {change.type === "asset.deleted" && t("detail.change.deleted")}
                {change.type === "asset.updated" &&
                  t("detail.change.updated", {
                    fields: format.list(change.fields.map((field) => t(`detail.field.${field}`))),
                  })}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}
