import type { AssignedAsset } from "@heirlock/contract/members/assignments";
import type { Member } from "@heirlock/contract/members/members";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { AccessFields, useConditionOptions } from "../access-fields/access-fields.tsx";
import { accessBody, accessProblem, chosenOf } from "../access-fields/chosen-access.ts";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";

/** When an assigned asset may be seen, and whether the member learns before that it exists (D42, KEY-044). */
export function AccessDialog({
  member,
  asset,
  onClose,
}: {
  member: Member;
  asset: AssignedAsset;
  onClose: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const { t: fields } = useTranslation("members/access-fields");
  const failureText = useFailureText();
  const options = useConditionOptions();
  const [access, setAccess] = useState(() => chosenOf(asset));
  const [isTried, setTried] = useState(false);
  const save = useMemberChange(() =>
    call("POST /api/members/:id/assets/assign", {
      params: { id: member.id },
      body: { asset_ids: [asset.asset_id], ...accessBody(access) },
    }),
  );
  const submit = () => {
    setTried(true);
    if (accessProblem(access) || save.isPending) return;
    save.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("assets.saved"), text: t("assets.savedText", { name: member.first_name }) });
        onClose();
      },
      onError: (error) => toastError(failureText(error, t("assets.failed"))),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("assets.whenTitle", { title: asset.title })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={save.isPending} busyLabel={t("saving")} onClick={submit}>
            {t("assets.save")}
          </Button>
        </>
      }
    >
      <AccessFields
        id="access"
        label={fields("when")}
        hideLegend
        options={options}
        value={access}
        onChange={setAccess}
        isTried={isTried}
      />
    </Dialog>
  );
}
