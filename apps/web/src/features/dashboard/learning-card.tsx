import { Link } from "@tanstack/react-router";
import { BookOpen, ChevronRight, LifeBuoy, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { HomeCard } from "./home-card.tsx";

const articles = [
  { title: "diedTitle", text: "diedText", slug: "when-someone-has-died", icon: LifeBuoy },
  { title: "rolesAction", text: "rolesText", slug: "invited-by-someone", icon: BookOpen },
  { title: "firstWeekTitle", slug: "the-first-week", icon: BookOpen },
  { title: "executorTitle", slug: "what-an-executor-does", icon: BookOpen },
  { title: "witnessesTitle", slug: "how-witnesses-work", icon: BookOpen },
] as const satisfies { title: string; text?: string; slug: string; icon: LucideIcon }[];

/** What one's roles mean, what to do first when somebody has died, and what executors and witnesses do. */
export function LearningCard() {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard id="learning" title={t("member.rolesTitle")} action={<Link to="/help">{t("member.articles")}</Link>}>
      <ul>
        {articles.map(({ title, slug, icon, ...more }) => (
          <li key={slug} className="border-t border-line first:border-t-0">
            <Link
              to="/help/$slug"
              params={{ slug }}
              aria-describedby={"text" in more ? `learning-${slug}` : undefined}
              className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
            >
              <IconTile icon={icon} tone="neutral" />
              <span className="min-w-0 flex-1 leading-[1.35]">
                <span className="block group-hover:underline">{t(`member.${title}`)}</span>
                {"text" in more && (
                  <span id={`learning-${slug}`} className="block font-normal text-ink-3">
                    {t(`member.${more.text}`)}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip flex-none text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
