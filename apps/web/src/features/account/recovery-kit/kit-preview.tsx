import { useTranslation } from "react-i18next";
import { LogoMark } from "../../../ui/display/logo.tsx";

/** Bars of different length instead of words: the preview never shows a secret. */
const bars = [24, 31, 38, 45, 30, 29, 43, 29, 36, 43, 28, 42, 26, 35, 34, 41, 26, 33, 40, 25, 32, 39, 24, 31].map(
  (width, index) => ({ width, place: index + 1 }),
);

export function KitPreview({ name }: { name: string }) {
  const { t } = useTranslation("account");
  return (
    <figure
      role="img"
      aria-label={t("kit.preview")}
      className="print-sheet max-w-[380px] rounded-sm px-6 py-5 shadow-e3"
    >
      <div aria-hidden className="flex items-center justify-between gap-3">
        <span className="serif flex items-center gap-2 text-[1.05rem]">
          <LogoMark size={24} className="text-ink" />
          {t("signUp.steps.kit")}
        </span>
        <span className="text-meta">{name}</span>
      </div>
      <ol aria-hidden dir="ltr" className="mt-4 grid grid-flow-col grid-rows-8 gap-x-3 gap-y-1.5">
        {bars.map(({ width, place }) => (
          <li key={place} className="flex items-center gap-2">
            <span className="num w-5 text-end text-meta leading-none">{place}</span>
            <span className="h-2 rounded-full bg-[#cbcbcb]" style={{ inlineSize: `${width}px` }} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
