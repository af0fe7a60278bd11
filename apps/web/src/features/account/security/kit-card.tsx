import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useStoredKeys } from "../keys-request.ts";

export function KitCard() {
  const { t } = useTranslation("account");
  const query = useStoredKeys();
  const { data } = query;
  return (
    <Card as="section" tone={data && !data.kitConfirmed ? "brass" : "plain"}>
      <CardHeader
        title={t("security.kitTitle")}
        icon={<IconTile icon={FileText} tone={data && !data.kitConfirmed ? "surface" : "primary"} />}
        action={
          data && (
            <Badge variant={data.kitConfirmed ? "confirmed" : "pending"}>
              {t(data.kitConfirmed ? "security.kitValid" : "security.kitMissing")}
            </Badge>
          )
        }
      />
      <Loaded query={query} level={3} loading={t("security.loading")} failed={t("security.loadFailed")}>
        {(data) => (
          <>
            <p>
              <Trans
                t={t}
                i18nKey="security.kitNumber"
                values={{ number: data.kitNumber }}
                components={{ code: <bdi dir="ltr" className="code" /> }}
              />
            </p>
            <p className="mt-1 text-ink-2">{t("security.kitText")}</p>
            <Button className="mt-5" variant="secondary" render={<Link to="/settings/security/recovery-kit" />}>
              {t("security.kitOpen")}
            </Button>
          </>
        )}
      </Loaded>
    </Card>
  );
}
