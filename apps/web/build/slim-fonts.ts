import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Slimming {
  /** Part of the file's name. */
  file: string;
  /** What the design uses of the variable axes; the rest of the design space is left out. */
  axes: Record<string, number | { min: number; max: number }>;
  ranges: readonly (readonly [from: number, to: number])[];
}

const latin = [
  [0x20, 0x17f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2100, 0x2215],
] as const;
const arabic = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x870, 0x8ff],
  [0x200c, 0x2011],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
] as const;

/**
 * Headings stand in one weight and between 22 and 64 px, so one optical size serves them all; interface text runs
 * from 400 to 700. That makes 47 kB of serif out of 279, and 135 kB of Arabic out of 260: what an old phone loads.
 * Source Sans stays as it is: its licence reserves the name for unmodified versions.
 */
const slimmings: readonly Slimming[] = [
  { file: "newsreader-latin-opsz-normal", axes: { wght: 500, opsz: 32 }, ranges: latin },
  { file: "newsreader-latin-ext-opsz-normal", axes: { wght: 500, opsz: 32 }, ranges: latin },
  { file: "newsreader-latin-opsz-italic", axes: { wght: 450, opsz: 60 }, ranges: latin },
  { file: "noto-naskh-arabic-arabic-wght-normal", axes: { wght: 600 }, ranges: arabic },
  { file: "noto-sans-arabic-arabic-wght-normal", axes: { wght: { min: 400, max: 700 } }, ranges: arabic },
];

function charactersOf(ranges: Slimming["ranges"]): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join("");
}

/** Cuts the variable faces down to what the design uses. Development keeps them whole. */
export function slimFonts(): Plugin {
  return {
    name: "heirlock-slim-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const { file, axes, ranges } of slimmings) {
        const asset = Object.values(bundle).find(({ fileName }) => fileName.includes(file));
        if (asset?.type !== "asset") continue;
        const whole = Buffer.from(asset.source as Uint8Array);
        asset.source = await subsetFont(whole, charactersOf(ranges), { targetFormat: "woff2", variationAxes: axes });
      }
    },
  };
}
