import "../recovery-kit/recovery-kit-sheet.css";
import { createPortal } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { LogoMark } from "../../../ui/display/logo.tsx";

/** The ten backup codes as one page, with a box to tick for each that was used. Drawn on paper only. */
export function BackupCodesSheet({ codes, email }: { codes: string[]; email: string }) {
  const { t } = useTranslation("account/factors");
  const format = useFormat();
  return createPortal(
    <section className="kit-sheet print-sheet leading-[1.4]">
      <header className="flex items-center justify-between gap-4">
        <span className="serif flex items-center gap-2.5 text-[1.5rem] leading-none">
          <LogoMark size={32} className="text-ink" />
          <span lang="en">Heirlock</span>
        </span>
        <span>{format.date(new Date(), "short")}</span>
      </header>
      <h1 className="mt-6 text-[1.9rem]">{t("sheet.title")}</h1>
      <p className="mt-2 mb-6 max-w-[62ch]">
        <Trans
          t={t}
          i18nKey="sheet.text"
          values={{ email }}
          components={{ email: <bdi className="font-semibold" /> }}
        />
      </p>
      <ol dir="ltr" className="grid grid-cols-2 gap-x-10 gap-y-4">
        {codes.map((code) => (
          <li key={code} className="flex items-center gap-4">
            <span className="size-5 border-[1.5px] border-ink" />
            <span className="code text-[1.3rem] font-semibold">{code}</span>
          </li>
        ))}
      </ol>
      <p className="mt-8 border-t-2 border-ink pt-4">{t("sheet.keep")}</p>
    </section>,
    document.body,
  );
}
