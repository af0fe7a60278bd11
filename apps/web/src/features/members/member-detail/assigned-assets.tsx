import type { AssignedAsset } from "@heirlock/contract/members/assignments";
import type { Member } from "@heirlock/contract/members/members";
import type { AssetId } from "@heirlock/domain/identifiers";
import { Check, Ellipsis, Hourglass, Link2, Undo2, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { Menu } from "../../../ui/overlays/menu.tsx";
import { SelectAssets } from "../../assets/offers/select-assets.tsx";
import { useAccessText } from "../access-fields/use-access-text.ts";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import { useAssignedAssets } from "./member-parts.ts";

const AccessDialog = lazy(async () => ({ default: (await import("./access-dialog.tsx")).AccessDialog }));
const TakeBackDialog = lazy(async () => ({ default: (await import("./take-back-dialog.tsx")).TakeBackDialog }));

/** What is meant for the member and when it may be seen (D31, D42). */
export function AssignedAssets({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const { t: form } = useTranslation("members/member-form");
  const assets = useAssignedAssets(member.id);
  const failureText = useFailureText();
  const [isChoosing, setChoosing] = useState(false);
  const hasEnded = member.status === "rejected" || member.status === "revoked";
  const name = member.first_name;
  return (
    <Card as="section" aria-labelledby="assets-title">
      <CardHeader id="assets-title" title={t("assets.title")} description={t("assets.text", { name })} />
      <Loaded
        query={assets}
        level={3}
        why={(error) => failureText(error, t("page.loadFailed"))}
        loading={t("page.loadingPart")}
        failed={t("assets.errorTitle")}
      >
        {(loaded) => (
          <>
            {loaded.length === 0 ? (
              <p className="text-ink-2">{t("assets.none", { name })}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {loaded.map((asset) => (
                  <AssetRow key={asset.asset_id} asset={asset} member={member} hasEnded={hasEnded} />
                ))}
              </ul>
            )}
            {hasEnded ? (
              <p className="mt-4 text-ink-2">{t("assets.ended")}</p>
            ) : (
              <Button className="mt-4" variant="secondary" size="sm" icon={Link2} onClick={() => setChoosing(true)}>
                {form("assets.select")}
              </Button>
            )}
            {isChoosing && <ChooseAssets member={member} assigned={loaded} onClose={() => setChoosing(false)} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** New ones come after the death, as every assignment does unless said otherwise; unticked ones are taken back. */
function ChooseAssets({
  member,
  assigned,
  onClose,
}: {
  member: Member;
  assigned: readonly AssignedAsset[];
  onClose: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const { t: form } = useTranslation("members/member-form");
  const failureText = useFailureText();
  const before = assigned.map(({ asset_id }) => asset_id);
  const params = { id: member.id };
  const save = useMemberChange(async (chosen: readonly AssetId[]) => {
    const added = chosen.filter((id) => !before.includes(id));
    const gone = before.filter((id) => !chosen.includes(id));
    if (added.length > 0) await call("POST /api/members/:id/assets/assign", { params, body: { asset_ids: added } });
    if (gone.length > 0) await call("POST /api/members/:id/assets/unassign", { params, body: { asset_ids: gone } });
  });
  return (
    <SelectAssets
      open
      onOpenChange={(open) => !open && onClose()}
      purpose={form("assets.purpose")}
      initial={before}
      linking={save.isPending}
      problem={save.error && failureText(save.error, t("assets.failed"))}
      onConfirm={(ids) =>
        save.mutate(ids, {
          onSuccess: () => {
            toast({ title: t("assets.saved"), text: t("assets.savedText", { name: member.first_name }) });
            onClose();
          },
        })
      }
    />
  );
}

const answers: Record<AssignedAsset["answer"], { variant: BadgeVariant; icon: typeof Check }> = {
  offered: { variant: "pending", icon: Hourglass },
  accepted: { variant: "success", icon: Check },
  declined: { variant: "destructive", icon: X },
};

function AssetRow({ asset, member, hasEnded }: { asset: AssignedAsset; member: Member; hasEnded: boolean }) {
  const { t } = useTranslation("members/member-detail");
  const [open, setOpen] = useState<"access" | "takeBack" | null>(null);
  const when = useAccessText();
  // Only a member with an account is asked about what they see now (D47).
  const wasAsked = member.member_id !== null && (asset.answer !== "offered" || asset.access_condition === "immediate");
  const { variant, icon } = answers[asset.answer];
  const label = t("assets.menu", { title: asset.title });
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{asset.title}</bdi>
        </p>
        <p className="text-ink-2">{when(asset)}</p>
        {wasAsked && (
          <Badge className="mt-1.5" variant={variant} icon={icon}>
            {t(`assets.answer.${asset.answer}`)}
          </Badge>
        )}
      </div>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={Ellipsis} />}
        items={[
          ...(hasEnded
            ? []
            : [
                {
                  id: "access",
                  label: t("assets.change"),
                  icon: Hourglass,
                  onSelect: () => setOpen("access"),
                },
              ]),
          { id: "takeBack", label: t("assets.takeBack"), icon: Undo2, onSelect: () => setOpen("takeBack") },
        ]}
      />
      <Suspense>
        {open === "access" && <AccessDialog member={member} asset={asset} onClose={() => setOpen(null)} />}
        {open === "takeBack" && <TakeBackDialog member={member} asset={asset} onClose={() => setOpen(null)} />}
      </Suspense>
    </li>
  );
}
