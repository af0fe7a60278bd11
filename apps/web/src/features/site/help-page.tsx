import { Link } from "@tanstack/react-router";
import { ArrowRight, HeartHandshake } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { ArticleList } from "./article-list.tsx";
import { siteWidth } from "./offers/site-width.ts";

export function HelpPage() {
  const { t } = useTranslation("site");
  return (
    <div className={`${siteWidth} grid gap-9 pt-4 pb-16 md:pt-8`}>
      <div>
        <PageHeader title={t("help.title")} text={t("help.lead")} />
        <Card as="section" aria-labelledby="urgent" className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <IconTile icon={HeartHandshake} tone="brass" />
          <div className="min-w-0 flex-1 basis-72">
            <h2 id="urgent" className="text-h3">
              {t("help.urgentTitle")}
            </h2>
            <p className="mt-1 text-ink-2">{t("help.urgentText")}</p>
          </div>
          <Button
            variant="secondary"
            iconEnd={ArrowRight}
            className="max-sm:w-full"
            render={<Link to="/help/$slug" params={{ slug: "when-someone-has-died" }} />}
          >
            {t("help.urgentAction")}
          </Button>
        </Card>
      </div>
      <section aria-labelledby="articles">
        <h2 id="articles" className="mb-4">
          {t("help.articles")}
        </h2>
        <ArticleList />
      </section>
      <Alert tone="plain" title={t("help.notSure")} className="max-w-[72ch]">
        {t("help.notSureText")}
      </Alert>
    </div>
  );
}
