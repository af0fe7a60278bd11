import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useStoredKeys } from "../keys-request.ts";

export function KitCard() {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const { data, error, refetch } = useStoredKeys();
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
      {data ? (
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
      ) : error ? (
        <ErrorState level={3} title={t("security.loadFailed")} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label={t("security.loading")} />
      )}
    </Card>
  );
}
