import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { createI18n } from "../platform/i18n.ts";
import { Button } from "./buttons/button.tsx";
import { DonutChart } from "./charts/donut-chart.tsx";
import { Badge } from "./display/badge.tsx";
import { Money } from "./display/money.tsx";
import { FailedFeature } from "./feedback/error-boundary.tsx";
import { ErrorState } from "./feedback/error-state.tsx";
import type { Toast } from "./feedback/toast-store.ts";
import { ToastCard } from "./feedback/toaster.tsx";
import { CountryPicker } from "./forms/country-picker.tsx";
import { CurrencySelect } from "./forms/currency-select.tsx";
import { ErrorSummary } from "./forms/error-summary.tsx";
import { TextField } from "./forms/text-field.tsx";
import { Badges } from "./gallery/badges.tsx";

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n("en", []);
});

const html = (node: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>);
const words = (node: ReactNode) =>
  html(node)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const toast = (input: Partial<Toast>): Toast => ({ id: 1, tone: "success", open: true, ...input });

describe("toasts", () => {
  test("[GEN-013] [VLT-034] an error is titled Error, destructive, and announced as an alert", () => {
    const drawn = html(<ToastCard toast={toast({ tone: "danger", text: "No." })} onDismiss={() => {}} />);
    expect(drawn).toContain('<p class="font-semibold">Error</p>');
    expect(drawn).toContain('data-tone="danger"');
    expect(drawn).toContain('role="alert"');
  });

  test("[AXS-010] other news is announced politely", () => {
    const drawn = html(<ToastCard toast={toast({ title: "Saved" })} onDismiss={() => {}} />);
    expect(drawn).toContain('role="status"');
    expect(drawn).not.toContain('role="alert"');
  });
});

describe("badges", () => {
  // The specification's names, each with what it is drawn with.
  const ledger = {
    default: "bg-primary-tint lucide-tag",
    secondary: "bg-sunken lucide-circle",
    destructive: "bg-danger-tint lucide-ban",
    outline: "border-line-strong lucide-circle",
    success: "bg-success-tint lucide-check",
    warning: "bg-warning-tint lucide-triangle-alert",
    info: "bg-info-tint lucide-info",
    confirmed: "bg-success-tint lucide-check",
    pending: "bg-brass-tint lucide-hourglass",
    draft: "border-dashed lucide-circle-dashed",
    error: "bg-danger-tint lucide-circle-alert",
  } as const;

  test("[GEN-014] have the eleven variants", () => {
    for (const [variant, looks] of Object.entries(ledger)) {
      const drawn = html(<Badge variant={variant as keyof typeof ledger}>Word</Badge>);
      expect(drawn.split(/[ "]+/), variant).toEqual(expect.arrayContaining(looks.split(" ")));
    }
    // The gallery draws every variant there is.
    expect(html(<Badges />).split('data-slot="badge"')).toHaveLength(1 + 11);
  });

  test.each(Object.keys(ledger) as (keyof typeof ledger)[])(
    "[AXS-006] %s carries a picture and the word",
    (variant) => {
      const drawn = html(<Badge variant={variant}>Word</Badge>);
      expect(drawn).toMatch(/<svg[^>]*aria-hidden="true"/);
      expect(words(<Badge variant={variant}>Word</Badge>)).toBe("Word");
    },
  );
});

test("[AXS-006] a chart has its numbers beside it, and offers them as a table", () => {
  const slices = [
    { id: "house", label: "House", value: 3 },
    { id: "car", label: "Car", value: 1 },
  ];
  const drawn = words(
    <DonutChart label="Mostly the house" slices={slices} otherLabel="Other" figure="4" formatValue={String} />,
  );
  for (const text of ["House", "75%", "Car", "25%", "Show as table"]) expect(drawn).toContain(text);
});

describe("exact words of the ledger", () => {
  test("[GEN-021] the country picker asks to search", () => {
    expect(html(<CountryPicker label="Country" value={null} onValueChange={() => {}} />)).toContain(
      'placeholder="Search country..."',
    );
  });

  test("[GEN-029] a currency selector shows the chosen currency", () => {
    expect(words(<CurrencySelect value="AED" onValueChange={() => {}} />)).toMatch(/^Currency AED · /);
  });

  test("[GEN-020] a failed part says so", () => {
    expect(words(<FailedFeature />)).toContain("Feature not available or failed to load.");
  });

  test("the error state offers Try Again and the error's number", () => {
    expect(words(<ErrorState title="Error" errorId="HL-1" />)).toMatch(/Try Again .*HL-1/);
  });

  test("[AXS-009] the summary links to the fields with the same words", () => {
    const drawn = html(<ErrorSummary errors={[{ field: "email", message: "Enter an email address" }]} />);
    expect(drawn).toContain("Please fix the following errors:");
    expect(drawn).toMatch(/<a href="#email"[^>]*>Enter an email address<\/a>/);
    expect(html(<ErrorSummary errors={[]} />)).toBe("");
  });
});

describe("controls", () => {
  test("[AXS-009] a field in error is wired to its message and hint", () => {
    const drawn = html(<TextField name="email" label="Email" hint="One message" error="Enter an email address" />);
    expect(drawn).toContain('<label for="email"');
    expect(drawn).toContain('aria-describedby="email-error email-hint"');
    expect(drawn).toContain('aria-invalid="true"');
    expect(drawn).toContain('id="email-error"');
  });

  test("only optional and recommended fields are marked", () => {
    expect(words(<TextField label="Phone" mark="recommended" />)).toBe("Phone (recommended)");
    expect(words(<TextField label="Phone" />)).toBe("Phone");
  });

  test("a button is no submit button unless it says so", () => {
    expect(html(<Button>Go</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  test("a button can be a link and then has no type", () => {
    const drawn = html(<Button render={<a href="/assets" />}>Assets</Button>);
    expect(drawn).toMatch(/^<a href="\/assets"/);
    expect(drawn).not.toContain("type=");
    expect(drawn).toContain("Assets");
  });

  test("a busy button says what it does and cannot be pressed twice", () => {
    const drawn = html(
      <Button busy busyLabel="Saving...">
        Save
      </Button>,
    );
    expect(drawn).toContain('aria-disabled="true"');
    expect(drawn).toContain("Saving...");
  });

  test("[AXS-016] money stands in a bdi", () => {
    expect(html(<Money amount={1468000} currency="USD" />)).toMatch(/<bdi dir="ltr"[^>]*>\$1,468,000<\/bdi>/);
  });
});
