import type { Language } from "@heirlock/domain/languages";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../platform/i18n.ts";
import { chooseTextSize, type TextSize, textSizes, useTextSize } from "../../platform/text-size.ts";
import { chooseTheme, type Theme, themes, useThemeChoice } from "../../platform/theme.ts";
import { useFormat } from "../../platform/use-format.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { Logo } from "../display/logo.tsx";
import { Segmented } from "../forms/segmented.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { useSamples } from "./samples.ts";

// Every section is a chunk of its own, so that the page itself stays small and a test can load one alone.
const sections = {
  colours: lazy(() => import("./colours.tsx").then((m) => ({ default: m.Colours }))),
  type: lazy(() => import("./type.tsx").then((m) => ({ default: m.Type }))),
  buttons: lazy(() => import("./buttons.tsx").then((m) => ({ default: m.Buttons }))),
  badges: lazy(() => import("./badges.tsx").then((m) => ({ default: m.Badges }))),
  cards: lazy(() => import("./cards.tsx").then((m) => ({ default: m.Cards }))),
  messages: lazy(() => import("./messages.tsx").then((m) => ({ default: m.Messages }))),
  fields: lazy(() => import("./fields.tsx").then((m) => ({ default: m.Fields }))),
  choices: lazy(() => import("./choices.tsx").then((m) => ({ default: m.Choices }))),
  form: lazy(() => import("./refused-form.tsx").then((m) => ({ default: m.RefusedForm }))),
  overlays: lazy(() => import("./overlays.tsx").then((m) => ({ default: m.Overlays }))),
  navigation: lazy(() => import("./navigation.tsx").then((m) => ({ default: m.Navigation }))),
  data: lazy(() => import("./data.tsx").then((m) => ({ default: m.Data }))),
  states: lazy(() => import("./states.tsx").then((m) => ({ default: m.States }))),
  lists: lazy(() => import("./lists.tsx").then((m) => ({ default: m.Lists }))),
  brand: lazy(() => import("./brand.tsx").then((m) => ({ default: m.Brand }))),
};
type SectionId = keyof typeof sections;
const ids = Object.keys(sections) as SectionId[];

/** `?only=fields` shows one section, for tests and for looking closely. */
function wantedSections(): SectionId[] {
  const only = new URLSearchParams(location.search).get("only");
  const one = ids.find((id) => id === only);
  return one ? [one] : ids;
}

/** The catalogue of components; the router offers it in development and demo only. */
export function GalleryPage() {
  const samples = useSamples();
  const wanted = wantedSections();
  return (
    <div className="mx-auto w-full max-w-page px-4.5 pb-24 md:px-9">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-6">
        <Logo />
        <Settings />
      </header>
      <div className="grid gap-8 lg:grid-cols-[200px_minmax(0,1fr)]">
        <nav aria-label={samples.title} className="sticky top-6 hidden self-start lg:block">
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-sm px-3 font-medium text-ink-2 no-underline hover:bg-sunken hover:text-ink"
                >
                  {samples.sections[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" className="min-w-0">
          <PageHeader title={samples.title} text={samples.intro} />
          {wanted.map((id) => {
            const Section = sections[id];
            return (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pb-12">
                <h2 id={`${id}-title`} className="mb-4.5 border-b border-line pb-3">
                  {samples.sections[id]}
                </h2>
                <Suspense fallback={null}>
                  <div data-ready={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
                    <Section />
                  </div>
                </Suspense>
              </section>
            );
          })}
        </main>
      </div>
    </div>
  );
}

function Settings() {
  const samples = useSamples();
  const { i18n } = useTranslation("ui");
  const language = useLanguage();
  const theme = useThemeChoice();
  const size = useTextSize();
  const format = useFormat();
  return (
    <div className="flex flex-wrap gap-3">
      <Segmented<Theme>
        label={samples.theme}
        options={themes.map((value) => ({ value, label: samples.themes[value] }))}
        value={theme === "system" ? null : theme}
        onValueChange={chooseTheme}
      />
      <Segmented<Language>
        label={samples.language}
        options={[
          { value: "en", label: "English" },
          { value: "ar", label: <span lang="ar">العربية</span> },
        ]}
        value={language}
        onValueChange={(next) => changeLanguage(i18n, next)}
      />
      <Segmented
        label={samples.textSize}
        options={textSizes.map((value) => ({ value: String(value), label: format.percent(value / 100) }))}
        value={String(size)}
        onValueChange={(next) => chooseTextSize(Number(next) as TextSize)}
      />
    </div>
  );
}
