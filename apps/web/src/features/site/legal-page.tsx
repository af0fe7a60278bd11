import { Link, useLoaderData } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatDate, readingFor } from "../../platform/format.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { siteWidth } from "./offers/site-width.ts";
import { legalTexts } from "./offers/text-content.ts";
import { TextBody, TextContents } from "./text-body.tsx";

export function LegalPage() {
  const { t } = useTranslation("site");
  const { t: frames } = useTranslation("app/frames");
  // By the language alone: the page is prerendered, before anybody knows the reader's region.
  const reading = readingFor(useLanguage());
  const text = useLoaderData({ from: "/site/legal/$text" });
  return (
    <article className={`${siteWidth} pt-4 pb-16 md:pt-8`}>
      <PageHeader
        title={text.title}
        text={text.summary}
        meta={
          text.updated && (
            <p className="text-meta text-ink-3">
              {t("legal.updated", { date: formatDate(text.updated, "full", reading) })}
            </p>
          )
        }
      />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div>
          <TextBody sections={text.sections} />
          <Alert tone="plain" className="mt-9 max-w-[66ch]">
            {t("legal.languageNote")}
          </Alert>
        </div>
        <div className="grid content-start gap-8">
          <div className="max-lg:hidden">
            <TextContents label={t("help.onThisPage")} sections={text.sections} />
          </div>
          <nav aria-label={t("legal.others")} className="print:hidden">
            <p className="mb-1 font-semibold">{t("legal.others")}</p>
            <ul>
              {legalTexts
                .filter((name) => name !== text.name)
                .map((name) => (
                  <li key={name}>
                    <Link to="/legal/$text" params={{ text: name }} className="inline-flex min-h-11 items-center">
                      {frames(`public.${name}`)}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
    </article>
  );
}
