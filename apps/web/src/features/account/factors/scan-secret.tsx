import { Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import type { SetUp } from "./two-factor-request.ts";

/** The secret as a picture for the camera, as a link for the phone that is in the hand, and as letters to type. */
export function ScanSecret({ setUp }: { setUp: SetUp }) {
  const { t } = useTranslation("account/factors");
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(setUp.secret).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  };
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      {/* Nobody can point a phone at itself: there the link comes first. */}
      <Button block icon={ExternalLink} className="sm:hidden" render={<a href={setUp.otpauthUrl} />}>
        {t("setUp.openApp")}
      </Button>
      <div className="justify-self-center rounded-md border border-line bg-white p-2">
        <QrCode value={setUp.otpauthUrl} label={t("setUp.qr")} size={208} />
      </div>
      <ol className="grid list-decimal content-start gap-2 ps-5 marker:font-semibold">
        <li>{t("setUp.how1")}</li>
        <li>{t("setUp.how2")}</li>
        <li>{t("setUp.how3")}</li>
      </ol>
      <div className="rounded-md bg-sunken px-4.5 py-4 sm:col-span-2">
        <p className="font-semibold">{t("setUp.byHand")}</p>
        <p className="text-ink-2">{t("setUp.byHandText")}</p>
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-3">
          <bdi dir="ltr" className="code min-w-0 text-[1.05rem] font-semibold break-words">
            {inGroups(setUp.secret)}
          </bdi>
          <Button variant="secondary" size="sm" icon={Copy} onClick={copy}>
            {t("setUp.copy")}
          </Button>
        </div>
        <p role="status" className="mt-1 text-ink-2 empty:hidden">
          {copied && t(copied === "yes" ? "setUp.copied" : "keep.copyFailed")}
        </p>
      </div>
    </div>
  );
}

/** Four at a time, as a person reads them over to a phone. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
