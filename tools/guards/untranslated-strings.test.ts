import { describe, expect, test } from "vitest";
import { untranslatedStrings } from "./untranslated-strings.ts";

const findings = (text: string, path = "apps/web/src/features/assets/a.tsx") =>
  untranslatedStrings.check([{ path, text }]).map((one) => one.what);

describe("[AXS-014] untranslated strings fail", () => {
  test.each([
    ["<p>Add an asset</p>", "Add an asset"],
    ["<p>{'Add an asset'}</p>", "Add an asset"],
    ["<p>{ready ? 'Ready' : t('wait')}</p>", "Ready"],
    ["<p>{name ?? 'Nobody'}</p>", "Nobody"],
    [`<p>{\`Hello \${name}\`}</p>`, "Hello …"],
    ["<><b/>Words</>", "Words"],
    [`<button aria-label="Close" />`, "Close"],
    [`<input placeholder={"Search"} />`, "Search"],
    [`<img alt="A house" />`, "A house"],
    [`<Field label="Title" />`, "Title"],
    [`<Dialog title={open ? "Delete?" : ""} />`, "Delete?"],
    [`<Field emptyMessage="Nothing here" />`, "Nothing here"],
    ["toast('Saved')", "Saved"],
    ["toast.error('Not saved')", "Not saved"],
    ["showToast({ title: 'Saved', tone: 'success' })", "Saved"],
    ["document.title = 'Assets'", "Assets"],
    ["confirm('Sure?')", "Sure?"],
    ["<p>أضف</p>", "أضف"],
  ])("%s", (code, text) => {
    expect(findings(`const x = () => (${code});`)).toEqual([expect.stringContaining(`"${text}"`)]);
  });

  test("in a letter too", () => {
    const text = `createElement("p", { className: "lead" }, "Dear friend");`;
    expect(findings(text, "apps/server/src/mail/welcome.ts")).toEqual(['text is not translated: "Dear friend"']);
  });
});

describe("untranslated strings: allowed", () => {
  test.each([
    "<p>{t('page.title')}</p>",
    "<p>{count} · {total}</p>",
    "<p>Heirlock</p>",
    `<Field label={t("label")} name="title" type="text" className="grid gap-2" />`,
    `<a aria-labelledby="heading" href="/help">{text}</a>`,
    "<bdi>{formatMoney(value)}</bdi>",
    "toast({ title: t('saved'), tone: 'success' })",
    "<p>{a === 'draft' && t('draft')}</p>",
    "<>&nbsp;—</>",
  ])("%s", (code) => {
    expect(findings(`const x = () => (${code});`)).toEqual([]);
  });

  test("tests and the developers' gallery", () => {
    expect(findings("<p>Words</p>", "apps/web/src/ui/button.test.tsx")).toEqual([]);
    expect(findings("<p>Words</p>", "apps/web/src/ui/gallery/buttons.tsx")).toEqual([]);
  });
});
