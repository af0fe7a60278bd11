import { Link, useLoaderData } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatDate, readingFor } from "../../platform/format.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { ArticleList } from "./article-list.tsx";
import { siteWidth } from "./offers/site-width.ts";
import { TextBody, TextContents } from "./text-body.tsx";

export function HelpArticlePage() {
  const { t } = useTranslation("site");
  const article = useLoaderData({ from: "/site/help/$slug" });
  return (
    <div className={`${siteWidth} pt-2 pb-16 md:pt-6`}>
      <article>
        <PageHeader
          back={<BackLink render={<Link to="/help" />}>{t("help.back")}</BackLink>}
          title={article.title}
          text={article.summary}
        />
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_280px]">
          <div>
            <TextBody sections={article.sections} />
            {article.sources && <Sources {...article} sources={article.sources} />}
          </div>
          <div className="max-lg:hidden">
            <div className="sticky top-8">
              <TextContents label={t("help.onThisPage")} sections={article.sections} />
            </div>
          </div>
        </div>
      </article>
      <section aria-labelledby="more" className="mt-14 border-t border-line pt-9 print:hidden">
        <h2 id="more" className="mb-4">
          {t("help.more")}
        </h2>
        <ArticleList except={article.name} />
      </section>
    </div>
  );
}

/** What an article that states law rests on, and when it was last held against it. */
function Sources({ sources, checked }: { sources: readonly string[]; checked?: string }) {
  const { t } = useTranslation("site");
  // By the language alone, as on every prerendered page.
  const reading = readingFor(useLanguage());
  return (
    <footer className="mt-9 max-w-[66ch] border-t border-line pt-5 text-meta text-ink-2">
      <h2 className="mb-2 text-h4">{t("help.sources")}</h2>
      <ul className="grid list-disc gap-1 ps-6">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {checked && <p className="mt-3">{t("help.checked", { date: formatDate(checked, "full", reading) })}</p>}
    </footer>
  );
}
