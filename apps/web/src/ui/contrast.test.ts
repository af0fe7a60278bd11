import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

type Colours = Map<string, readonly [l: number, c: number, h: number]>;

/** The colours of one theme block, on top of the light ones that every theme starts from. */
function coloursOf(selector: string, base: Colours = new Map()): Colours {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  const colours = new Map(base);
  for (const [, name, l, c, h] of block.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g))
    colours.set(name!, [Number(l), Number(c), Number(h)]);
  return colours;
}

/** What a screen with 8 bits for each channel shows of a linear value, as a linear value again (IEC 61966-2-1). */
function shown(value: number): number {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  const step = Math.round(encoded * 255) / 255;
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
}

/** OKLCH to linear sRGB (https://bottosson.github.io/posts/oklab/). */
function linear([lightness, chroma, hue]: readonly [number, number, number]): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

// WCAG 2.2, "relative luminance" and "contrast ratio".
function luminance(colour: readonly [number, number, number]): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(colours: Colours, front: string, back: string): number {
  const of = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`No colour ${name}`);
    return luminance(colour);
  };
  const [light, dark] = [of(front), of(back)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = coloursOf(":root");
const themes = {
  light,
  dark: coloursOf('[data-theme="dark"]', light),
  contrast: coloursOf('[data-theme="contrast"]', light),
};

// Least ratio, what stands in front, what it stands on: the table of the design, row by row.
const pairs: [least: number, fronts: string[], backs: string[]][] = [
  [7, ["ink", "ink-2"], ["paper", "surface", "sunken"]],
  [4.5, ["ink-3"], ["paper", "surface", "sunken", "wash"]],
  [7, ["primary"], ["paper", "surface"]],
  [7, ["on-primary"], ["primary", "primary-hover"]],
  [7, ["primary-ink"], ["primary-tint"]],
  [7, ["on-spine"], ["spine", "spine-2", "dusk", "dusk-2", "night", "night-2"]],
  [4.5, ["on-spine-2"], ["spine", "spine-2", "dusk", "dusk-2", "night", "night-2"]],
  [7, ["brass-ink"], ["brass-tint"]],
  [4.5, ["on-brass"], ["brass"]],
  [4.5, ["danger"], ["paper", "surface", "danger-tint"]],
  [4.5, ["on-danger"], ["danger", "danger-hover"]],
  [4.5, ["warning"], ["warning-tint"]],
  [4.5, ["info"], ["info-tint"]],
  [4.5, ["success"], ["success-tint"]],
  // A notice, a chosen card and a kept-for-later card carry body text as well.
  [7, ["ink", "ink-2"], ["primary-tint", "brass-tint", "danger-tint", "warning-tint", "info-tint", "success-tint"]],
  [4.5, ["brass-ink"], ["surface"]],
  [3, ["line-strong"], ["surface", "paper"]],
  [3, ["primary", "brass-strong"], ["surface"]],
  [3, ["focus"], ["surface", "paper"]],
  [3, ["brass"], ["spine", "dusk", "night"]],
];

describe.each(Object.entries(themes))("[AXS-008] the %s theme", (_theme, colours) => {
  test.each(
    pairs.flatMap(([least, fronts, backs]) =>
      fronts.flatMap((front) => backs.map((back) => [front, back, least] as const)),
    ),
  )("%s on %s reaches %d", (front, back, least) => {
    expect(ratio(colours, front, back)).toBeGreaterThanOrEqual(least);
  });
});

test("the ratios are computed as the design's table has them", () => {
  expect(ratio(themes.light, "ink", "paper")).toBeCloseTo(15.0, 1);
  expect(ratio(themes.light, "line-strong", "surface")).toBeCloseTo(3.95, 1);
  expect(ratio(themes.dark, "on-primary", "primary")).toBeCloseTo(10.3, 1);
  expect(ratio(themes.contrast, "ink", "paper")).toBeCloseTo(21, 5);
});
