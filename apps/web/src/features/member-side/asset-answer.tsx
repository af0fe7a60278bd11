import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { DateText } from "../../ui/display/date-text.tsx";
import { listApprovals, type MemberAsset } from "./offers/member-side.ts";

/** Fetched when somebody answers. */
const RespondDialog = lazy(async () => ({ default: (await import("./respond-dialog.tsx")).RespondDialog }));

/** Accepted, declined, or the way to say so (D47); beside it what else can be done. */
export function AssetAnswer({ asset, children }: { asset: MemberAsset; children?: ReactNode }) {
  const { t } = useTranslation("member-side");
  const { data: requests } = useQuery(listApprovals);
  const [responding, setResponding] = useState(false);
  const request = requests?.find(({ id }) => id === asset.request_id);
  if (asset.answer !== "offered") {
    const accepted = asset.answer === "accepted";
    const Icon = accepted ? Check : X;
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={`flex items-center gap-2.5 font-semibold ${accepted ? "text-success" : "text-ink-2"}`}>
          <Icon aria-hidden size={20} strokeWidth={2.1} />
          <span>
            {t(`assets.${asset.answer}`)} {asset.answered_at && <DateText value={asset.answered_at} style="short" />}
          </span>
        </p>
        {children}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p>{t("assets.offered", { name: asset.holder.first_name })}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {request && (
          <Button
            className="max-sm:w-full"
            aria-label={t("request.respondTo", { title: asset.title })}
            onClick={() => setResponding(true)}
          >
            {t("request.respond")}
          </Button>
        )}
        {children}
      </div>
      {request && responding && (
        <Suspense fallback={null}>
          <RespondDialog request={request} title={asset.title} onClose={() => setResponding(false)} />
        </Suspense>
      )}
    </div>
  );
}
