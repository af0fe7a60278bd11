import { Link } from "@tanstack/react-router";
import {
  Accessibility,
  Compass,
  Feather,
  HeartHandshake,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mail,
  Scale,
  ShieldCheck,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { type ArticleSlug, articleSlugs } from "./offers/text-content.ts";

const icons: Record<ArticleSlug, LucideIcon> = {
  "getting-started": Compass,
  "what-to-record": Landmark,
  "vault-key-and-recovery-kit": KeyRound,
  security: ShieldCheck,
  "invited-by-someone": Mail,
  "when-someone-has-died": HeartHandshake,
  "the-first-week": ListChecks,
  "what-an-executor-does": Scale,
  "how-witnesses-work": Feather,
  accessibility: Accessibility,
};

/** The articles as large rows, each with what it answers. */
export function ArticleList({ except }: { except?: string | undefined }) {
  const { t } = useTranslation("site");
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {articleSlugs
        .filter((slug) => slug !== except)
        .map((slug) => (
          <li key={slug} className="grid">
            <Link
              to="/help/$slug"
              params={{ slug }}
              className="group flex gap-4 rounded-lg border border-line bg-surface p-5 font-normal text-ink no-underline shadow-e1 hover:border-line-strong"
            >
              <IconTile icon={icons[slug]} tone={slug === "when-someone-has-died" ? "brass" : "primary"} />
              <div className="min-w-0">
                <h3 className="text-h4 group-hover:underline">{t(`article.${slug}.title`)}</h3>
                <p className="mt-1 leading-[1.45] text-ink-2">{t(`article.${slug}.summary`)}</p>
              </div>
            </Link>
          </li>
        ))}
    </ul>
  );
}
