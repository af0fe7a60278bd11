import { shownStatus } from "@heirlock/domain/members/member-requests";
import { Eye, Landmark, type LucideIcon, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge, type BadgeVariant } from "../../ui/display/badge.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { nameOf } from "./offers/holder-name.ts";
import type { Approval } from "./offers/member-side.ts";
import { RequestBody } from "./request-body.tsx";

/** Fetched when somebody answers. */
const RespondDialog = lazy(async () => ({ default: (await import("./respond-dialog.tsx")).RespondDialog }));

const icons: Record<Approval["kind"], LucideIcon> = {
  role: UserPlus,
  asset_assignment: Landmark,
  permission_update: Eye,
};
const badges: Record<Approval["status"], BadgeVariant> = {
  pending: "pending",
  approved: "success",
  rejected: "destructive",
  expired: "secondary",
  void: "secondary",
};

function useRequestTitle(): (request: Approval) => string {
  const { t } = useTranslation("member-side");
  const { t: people } = useTranslation("members");
  return (request) => {
    if (request.kind === "role") return people(`role.${request.requested_role!}`);
    if (request.kind === "asset_assignment") return request.asset?.title ?? t("request.hiddenAsset");
    return t("request.moreToSee");
  };
}

/** What a person is or was asked, with all that they need to decide (APR-003, APR-005). */
export function RequestCard({ request }: { request: Approval }) {
  const { t } = useTranslation("member-side");
  const title = useRequestTitle()(request);
  const [responding, setResponding] = useState(false);
  // A page that stays open past the last day offers no answer that the server would refuse.
  const expiresAt = request.expires_at === null ? null : new Date(request.expires_at);
  const status = shownStatus({ status: request.status, expiresAt }, new Date());
  const waits = status === "pending";
  return (
    <Card as="article" tone={waits ? "brass" : "flat"} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-3.5">
        <IconTile icon={icons[request.kind]} tone={waits ? "surface" : "neutral"} />
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-h3">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-ink-2">{t(`request.asks.${request.kind}`, { name: nameOf(request.holder) })}</p>
        </div>
        <Badge variant={badges[status]}>{t(`request.status.${status}`)}</Badge>
      </div>
      <RequestBody request={request} />
      {waits && (
        <div>
          <Button onClick={() => setResponding(true)} aria-label={t("request.respondTo", { title })}>
            {t("request.respond")}
          </Button>
        </div>
      )}
      {responding && (
        <Suspense fallback={null}>
          <RespondDialog request={request} title={title} onClose={() => setResponding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
