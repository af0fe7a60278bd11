import type { AssetUse } from "@heirlock/contract/wills/using-asset";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import { useAssetWills } from "./list-asset-wills.ts";

/** Which wills give it to somebody. */
export function AssetWills({ id }: { id: string }) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const wills = useAssetWills(id);
  const stateOf = ({ status, version_status, number }: AssetUse) => {
    const state = version_status === "draft" ? "draft" : status === "archived" ? "archived" : "inForce";
    return t(`detail.wills.${state}`, { number: format.number(number) });
  };
  return (
    <Card as="section" aria-labelledby="asset-wills">
      <CardHeader id="asset-wills" title={t("detail.wills.title")} />
      <Loaded query={wills} level={3} loading={t("detail.wills.loading")} failed={t("detail.wills.failed")}>
        {(uses) =>
          uses.length === 0 ? (
            <p className="text-ink-2">{t("detail.wills.none")}</p>
          ) : (
            <ul className="grid gap-2">
              {uses.map((use) => (
                <li key={`${use.id} ${use.number}`}>
                  <Link
                    to="/dashboard/will-holder/wills/$id"
                    params={{ id: use.id }}
                    className="inline-flex min-h-11 items-center"
                  >
                    <bdi>{use.title}</bdi>
                  </Link>
                  <span className="block text-meta text-ink-3">{stateOf(use)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
