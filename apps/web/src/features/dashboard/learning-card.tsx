import { Link } from "@tanstack/react-router";
import { BookOpen, ChevronRight, LifeBuoy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { HomeCard } from "./home-card.tsx";

const articles = [
  { title: "diedTitle", text: "diedText", slug: "when-someone-has-died", icon: LifeBuoy },
  { title: "rolesAction", text: "rolesText", slug: "invited-by-someone", icon: BookOpen },
] as const;

/** What one's roles mean, and what to do first when somebody has died. */
export function LearningCard() {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard id="learning" title={t("member.rolesTitle")} action={<Link to="/help">{t("member.articles")}</Link>}>
      <ul>
        {articles.map(({ title, text, slug, icon }) => (
          <li key={slug} className="border-t border-line first:border-t-0">
            <Link
              to="/help/$slug"
              params={{ slug }}
              aria-describedby={`learning-${slug}`}
              className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
            >
              <IconTile icon={icon} tone="neutral" />
              <span className="min-w-0 flex-1 leading-[1.35]">
                <span className="block group-hover:underline">{t(`member.${title}`)}</span>
                <span id={`learning-${slug}`} className="block font-normal text-ink-3">
                  {t(`member.${text}`)}
                </span>
              </span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip flex-none text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
