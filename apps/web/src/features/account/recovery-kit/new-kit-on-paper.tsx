import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { SubmitButton } from "../../../ui/forms/form.tsx";
import { PrintedHead } from "../../plan/offers/printed-head.tsx";
import type { KitForm } from "./kit-proof.ts";
import { PrintKit } from "./print-kit.tsx";
import { ProveKit } from "./prove-kit.tsx";
import type { KitOffer } from "./reissue-kit.ts";

export interface NewKitOnPaperProps {
  offer: KitOffer;
  onFinish: (offer: KitOffer) => Promise<void>;
  onCancel: () => void;
}

/** Prints the new kit, and asks for some of it back before it takes the place of the old one. */
export function NewKitOnPaper({ offer, onFinish, onCancel }: NewKitOnPaperProps) {
  const { t } = useTranslation("account");
  const { profile } = useSession();
  const language = useLanguage();
  const errorText = useErrorText();
  const [form, setForm] = useState<KitForm>(language === "ar" ? "numbers" : "words");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kit = { ...offer.kit, kitNumber: offer.kitNumber };
  const owner = {
    firstName: profile?.first_name ?? "",
    lastName: profile?.last_name ?? "",
    email: profile?.email ?? "",
  };
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2">
          {t("reissue.printTitle")}
        </h2>
        <p className="mt-1 text-ink-2">{t("reissue.printLead")}</p>
      </div>
      <PrintKit kit={kit} owner={owner} form={form} onFormChange={setForm}>
        {offer.head && <PrintedHead head={offer.head} />}
      </PrintKit>
      <ProveKit key={form} kit={kit} form={form} onProved={() => onFinish(offer)}>
        {(proof) => (
          <>
            <Failure
              error={proof.failure}
              title={t("reissue.problemTitle")}
              text={(error) => (hasCode(error, "INVALID_CREDENTIALS") ? t("reissue.wrongPassword") : errorText(error))}
            />
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <SubmitButton form={proof} busyLabel={t("reissue.finishing")}>
                {t("reissue.finish")}
              </SubmitButton>
              <Button variant="secondary" onClick={onCancel}>
                {t("reissue.cancel")}
              </Button>
            </div>
          </>
        )}
      </ProveKit>
    </div>
  );
}
