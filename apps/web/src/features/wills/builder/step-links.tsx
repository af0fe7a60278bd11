import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { type BuilderStep, builderSteps } from "./steps.ts";

/** Where one is among the five steps, and the way to the others. A will that does not exist yet has only the first. */
export function StepLinks({ id, step }: { id: string | null; step: BuilderStep }) {
  const { t } = useTranslation("wills/builder");
  const now = builderSteps.indexOf(step);
  return (
    <nav aria-label={t("steps.label")} className="mb-5">
      <ol className="grid auto-cols-fr grid-flow-col gap-1.5">
        {builderSteps.map((one, at) => {
          const label = (
            <>
              <span
                aria-hidden
                className={clsx(
                  "block h-1.5 rounded-full forced-colors:border",
                  at < now ? "bg-primary" : at === now ? "bg-brass-strong" : "bg-wash",
                )}
              />
              <span
                className={clsx(
                  "mt-1.5 block text-meta leading-[1.3]",
                  at === now ? "font-semibold text-ink" : "text-ink-2 max-md:sr-only",
                )}
              >
                {t("steps.numbered", { number: at + 1, name: t(`steps.${one}`) })}
              </span>
            </>
          );
          return (
            <li key={one} className={clsx("min-w-0", at === now && "max-md:col-span-2")}>
              {id === null ? (
                <span aria-current={at === now ? "step" : undefined} className="block min-h-11 py-2">
                  {label}
                </span>
              ) : (
                <Link
                  to="/dashboard/will-holder/wills/$id/edit"
                  params={{ id }}
                  search={{ step: one }}
                  aria-current={at === now ? "step" : undefined}
                  className="block min-h-11 rounded-sm py-2 no-underline"
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
