import { describe, expect, test } from "vitest";
import { rightToLeft } from "./right-to-left.ts";

const inCode = (text: string) => rightToLeft.check([{ path: "apps/web/src/ui/a.tsx", text }]).map((one) => one.what);
const inStyles = (text: string) =>
  rightToLeft.check([{ path: "apps/web/src/styles/a.css", text }]).map((one) => one.what);

describe("[AXS-015] sides of the screen fail", () => {
  test.each([
    "pl-4",
    "pr-2",
    "ml-auto",
    "mr-1",
    "-ml-2",
    "left-0",
    "right-1/2",
    "md:pl-4",
    "hover:md:-mr-2",
    "!pl-2",
    "text-left",
    "text-right",
    "border-l",
    "border-r-2",
    "rounded-l-lg",
    "rounded-tr-md",
    "float-left",
    "data-[state=open]:slide-in-from-left",
    "left-[3px]",
    "scroll-ml-2",
    "origin-left",
  ])("class %s", (name) => {
    expect(inCode(`const x = <p className="grid ${name} gap-2" />;`)).toEqual([`class ${name}`]);
    expect(inCode(`const x = clsx("${name}", open && "grid");`)).toEqual([`class ${name}`]);
  });

  test("style objects and sides of floating parts", () => {
    expect(inCode("const x = <p style={{ marginLeft: 4, insetInlineStart: 0 }} />;")).toEqual(["style marginLeft"]);
    expect(inCode("const x = <p style={{ left: 4 }} />;")).toEqual(["style left"]);
    expect(inCode(`const x = <Popup side="left" />;`)).toEqual([`side="left"`]);
  });

  test.each([
    "left: 0;",
    "margin-left: 1px;",
    "padding-right: 2px;",
    "border-left: 0;",
    "border-top-left-radius: 2px;",
    "text-align: right;",
    "float: left;",
    "@apply pl-2;",
  ])("stylesheet %s", (rule) => {
    expect(inStyles(`.a {\n  ${rule}\n}`)).toHaveLength(1);
  });
});

describe("right to left: allowed", () => {
  test.each([
    `<p className="ps-4 me-auto start-0 text-start border-s rounded-e-lg" />`,
    `<Popup side="inline-start" />`,
    `<Icon name="arrow-left" />`,
    `t("right-of-way")`,
    `<p className="placeholder:text-soft prose print:hidden" />`,
  ])("%s", (code) => {
    expect(inCode(`const x = ${code}; const left = box.left;`)).toEqual([]);
  });

  test("logical properties, comments and a side with a reason", () => {
    expect(inStyles(".a { margin-inline-start: 1px; /* left: 0 */ text-align: start; }")).toEqual([]);
    expect(inStyles(".a {\n  /* physical: a QR code is never mirrored */\n  left: 0;\n}")).toEqual([]);
    expect(inCode(`// physical: the gauge turns with the clock\nconst x = "left-0";`)).toEqual([]);
  });
});
