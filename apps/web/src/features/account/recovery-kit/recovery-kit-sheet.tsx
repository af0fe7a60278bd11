import "./recovery-kit-sheet.css";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { LogoMark } from "../../../ui/display/logo.tsx";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import { KitEntries } from "./kit-entries.tsx";
import type { KitForm, KitOnPaper } from "./kit-proof.ts";

export interface KitOwner {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * The Recovery Kit as one black and white page. It stands beside the app in the document, is drawn on paper only,
 * and is never posted (KEY-010).
 */
export function RecoveryKitSheet({
  kit,
  form,
  owner,
  children,
}: {
  kit: KitOnPaper;
  form: KitForm;
  owner: KitOwner;
  /** A line at the foot. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const words = form === "words";
  const name = `${owner.firstName} ${owner.lastName}`;
  return createPortal(
    <section className="kit-sheet print-sheet leading-[1.4]">
      <header className="flex items-center justify-between gap-4">
        <span className="serif flex items-center gap-2.5 text-[1.5rem] leading-none">
          <LogoMark size={32} className="text-ink" />
          <span lang="en">Heirlock</span>
        </span>
        <span>
          <Trans t={t} i18nKey="sheet.kit" values={{ number: kit.kitNumber }} components={{ code: <Code /> }} />
          {" · "}
          {format.date(new Date(), "short")}
        </span>
      </header>
      <h1 className="mt-6 text-[1.9rem]">{t("sheet.title", { name })}</h1>
      <p className="mt-2 mb-5 max-w-[62ch]">
        <Trans
          t={t}
          i18nKey={words ? "sheet.introWords" : "sheet.introNumbers"}
          values={{ email: owner.email }}
          components={{ email: <bdi className="font-semibold" /> }}
        />
      </p>
      <KitEntries entries={words ? kit.words : kit.numbers} on="paper" />
      <div className="mt-6 grid grid-cols-[1fr_auto] items-start gap-8">
        <div>
          <h2 className="mb-2 text-[1.2rem]">{t("sheet.howTitle")}</h2>
          <ol className="grid list-decimal gap-1.5 ps-6 marker:font-semibold">
            <li>
              <Trans
                t={t}
                i18nKey="sheet.how1"
                values={{ address: `${window.location.host}/auth/forgot-password` }}
                components={{ address: <bdi dir="ltr" className="font-semibold" /> }}
              />
            </li>
            <li>{t(words ? "sheet.how2Words" : "sheet.how2Numbers")}</li>
            <li>{t("sheet.how3")}</li>
            <li>{t("sheet.how4")}</li>
          </ol>
        </div>
        <figure className="text-center">
          <QrCode value={kit.qrText} label={t("sheet.qr")} className="size-[44mm]" />
          <figcaption>{t("sheet.qr")}</figcaption>
        </figure>
      </div>
      <div className="mt-5 grid grid-cols-3 gap-5 border-t-2 border-ink pt-4">
        <Advice strong={t("sheet.keepStrong")}>{t("sheet.keep")}</Advice>
        <Advice strong={t("sheet.noPhotoStrong")}>{t("sheet.noPhoto")}</Advice>
        <Advice strong={t("sheet.foundStrong")}>{t("sheet.found", { name: owner.firstName })}</Advice>
      </div>
      <footer className="mt-5 flex justify-between gap-5 border-t border-line pt-2.5">
        <span>{children}</span>
        <span>{t("sheet.page")}</span>
      </footer>
    </section>,
    document.body,
  );
}

function Advice({ strong, children }: { strong: string; children: ReactNode }) {
  return (
    <p>
      <strong className="font-semibold">{strong}</strong> {children}
    </p>
  );
}

function Code({ children }: { children?: ReactNode }) {
  return (
    <bdi dir="ltr" className="code">
      {children}
    </bdi>
  );
}
