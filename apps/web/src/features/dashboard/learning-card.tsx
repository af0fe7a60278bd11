import { Link } from "@tanstack/react-router";
import { BookOpen, ChevronRight, LifeBuoy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { HomeCard } from "./home-card.tsx";

const articles = [
  { name: "died", slug: "when-someone-has-died", icon: LifeBuoy },
  { name: "roles", slug: "invited-by-someone", icon: BookOpen },
] as const;

/** What one's roles mean, and what to do first when somebody has died. */
export function LearningCard() {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard id="learning" title={t("member.rolesTitle")} action={<Link to="/help">{t("member.articles")}</Link>}>
      <ul>
        {articles.map(({ name, slug, icon }) => (
          <li key={name} className="border-t border-line first:border-t-0">
            <Link
              to="/help/$slug"
              params={{ slug }}
              aria-describedby={`learning-${name}`}
              className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
            >
              <IconTile icon={icon} tone="neutral" />
              <span className="min-w-0 flex-1 leading-[1.35]">
                <span className="block group-hover:underline">{t(`member.${name}Action`)}</span>
                <span id={`learning-${name}`} className="block font-normal text-ink-3">
                  {t(`member.${name}Text`)}
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
