import { Link, useLoaderData } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
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
          <TextBody sections={article.sections} />
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
