import type { KitInHand } from "@heirlock/keyring/account/requests";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { keyProblemOf } from "../key-problem.ts";
import { KitField } from "./kit-field.tsx";
import type { ResetLook } from "./reset-requests.ts";
import { useKitProblem } from "./use-kit-problem.tsx";

/** First step of the way with the kit. It is looked at here, in this browser: nothing is sent. */
export function EnterKit({ keys, onDone }: { keys: NonNullable<ResetLook["keys"]>; onDone: (kit: KitInHand) => void }) {
  const { t } = useTranslation("account/recovery");
  const { t: signIn } = useTranslation("account/sign-in");
  const kitProblem = useKitProblem();
  const form = useForm({
    defaultValues: { kit: "" },
    leaves: true,
    submit: async ({ kit: typed }) => {
      const { recipient, verifyingKey, bundleByKit, kitNumber } = keys;
      const kit = { typed, kitNumber, bundleByKit, stated: { recipient, verifyingKey } };
      await askAccount("checkKit", { kit });
      onDone(kit);
    },
    fieldErrors: (error) => ({ kit: kitProblem(error) }),
  });
  return (
    <Form form={form}>
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("kit.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("kit.lead")}</p>
      </div>
      <Failure error={form.failure} text={(problem) => signIn(`problem.${keyProblemOf(problem) ?? "worker"}`)} />
      <KitField kitNumber={keys.kitNumber} {...form.field("kit")} />
      <SubmitButton form={form} size="lg" block iconEnd={ArrowRight} busyLabel={t("kit.checking")}>
        {t("kit.submit")}
      </SubmitButton>
    </Form>
  );
}
