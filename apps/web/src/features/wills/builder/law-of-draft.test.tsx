import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, expect, test, vi } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { loadLawCatalogue } from "../../jurisdictions/chooser/use-law-catalogue.ts";
import { type Builder, BuilderProvider } from "./builder-context.ts";
import { LawOfDraft } from "./law-of-draft.tsx";
import type { LawStepProps } from "./law-step.tsx";

const seen = vi.hoisted(() => ({ agreed: [] as boolean[] }));
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => () => {} }));
vi.mock("./law-step.tsx", async (actual) => ({
  ...(await actual<typeof import("./law-step.tsx")>()),
  LawStep: ({ agreed }: LawStepProps) => {
    seen.agreed.push(agreed);
    return null;
  },
}));

const i18n = await createI18n("en", ["wills/builder"]);
beforeAll(() => loadLawCatalogue("en"));

function agreedAtFirst(law: string | null): boolean | undefined {
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <BuilderProvider value={{ id: "1", law, draft: { content: {} } } as Builder}>
          <LawOfDraft />
        </BuilderProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return seen.agreed.at(-1);
}

test("consent is ticked at first only where the saved law is religious itself", () => {
  expect(agreedAtFirst(null)).toBe(false);
  expect(agreedAtFirst("lb-civil")).toBe(false);
  expect(agreedAtFirst("lb-islamic-hanafi")).toBe(true);
});
