import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ErrorBoundary } from "../../../ui/feedback/error-boundary.tsx";
import { type Section, sections } from "./sections.ts";

/** "On this page": stays in sight on wide screens, where the page is long and there is room for it. */
export function SectionLinks() {
  const { t } = useTranslation("account/security");
  const { hash } = useLocation();
  // Who follows a link to a part also goes on reading there, by keyboard and aloud.
  useEffect(() => {
    const heading = hash ? document.getElementById(hash)?.querySelector("h2") : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hash]);
  return (
    <nav
      aria-label={t("onThisPage")}
      className="sticky top-0 z-10 -mx-2 mb-5 hidden flex-wrap gap-x-1 bg-paper px-2 py-2 md:flex print:hidden"
    >
      {sections.map((section) => (
        <Link
          key={section}
          to="/settings/security"
          hash={section}
          activeOptions={{ includeHash: true }}
          className="inline-flex min-h-11 items-center rounded-full px-3.5 font-semibold text-ink-2 no-underline hover:bg-sunken hover:text-ink data-[status=active]:bg-primary-tint data-[status=active]:text-primary-ink"
        >
          {t(`sections.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A part of the page that links lead to: one card, or two beside each other. One that fails leaves the others alone. */
export function SectionPlace({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <div id={section} className="grid scroll-mt-20 items-start gap-5 lg:grid-cols-2 lg:*:only:col-span-2">
      <ErrorBoundary>{children}</ErrorBoundary>
    </div>
  );
}
