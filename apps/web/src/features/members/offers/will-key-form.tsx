import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { WillKeyField } from "../invitations/will-key-field.tsx";
import { useMemberErrorText } from "./use-member-error-text.ts";

/** Joins a plan by a code that was handed over in person (D34). */
export function WillKeyForm() {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const redeem = async (key: string) => {
    await call("POST /api/invitations/redeem-will-key", { body: { key } });
    // The person has a member's side from now on.
    await refreshUserFacts();
    await client.invalidateQueries({ queryKey: ["member-side"] });
    toast({ title: t("willKey.joined"), tone: "success" });
    await navigate({ to: "/dashboard/member" });
  };
  return (
    <Card as="section" aria-labelledby="will-key-title" className="grid max-w-[640px] gap-4">
      <CardHeader
        id="will-key-title"
        icon={<IconTile icon={KeyRound} tone="brass" />}
        title={t("willKey.title")}
        description={t("willKey.text")}
        className="mb-0"
      />
      <WillKeyField
        label={t("willKey.label")}
        hint={t("willKey.hint")}
        submitLabel={t("willKey.submit")}
        busyLabel={t("willKey.busy")}
        errorText={(error) => (hasCode(error, "KEY_INVALID", "KEY_EXPIRED") ? errorText(error) : undefined)}
        failureText={errorText}
        onKey={redeem}
      />
    </Card>
  );
}
