import type { Sheet } from "./sheet.ts";
import { sheetCode, sheetIn } from "./sheet-of.ts";

const loaders: Readonly<Record<string, () => Promise<{ sheets: readonly Sheet[] }>>> = {
  ad: () => import("./countries/ad.ts"),
  ae: () => import("./countries/ae.ts"),
  al: () => import("./countries/al.ts"),
  ar: () => import("./countries/ar.ts"),
  at: () => import("./countries/at.ts"),
  au: () => import("./countries/au.ts"),
  ba: () => import("./countries/ba.ts"),
  bd: () => import("./countries/bd.ts"),
  be: () => import("./countries/be.ts"),
  bh: () => import("./countries/bh.ts"),
  br: () => import("./countries/br.ts"),
  ca: () => import("./countries/ca.ts"),
  ch: () => import("./countries/ch.ts"),
  cn: () => import("./countries/cn.ts"),
  cy: () => import("./countries/cy.ts"),
  de: () => import("./countries/de.ts"),
  dz: () => import("./countries/dz.ts"),
  eg: () => import("./countries/eg.ts"),
  es: () => import("./countries/es.ts"),
  fr: () => import("./countries/fr.ts"),
  gb: () => import("./countries/gb.ts"),
  gr: () => import("./countries/gr.ts"),
  id: () => import("./countries/id.ts"),
  ie: () => import("./countries/ie.ts"),
  il: () => import("./countries/il.ts"),
  in: () => import("./countries/in.ts"),
  ir: () => import("./countries/ir.ts"),
  it: () => import("./countries/it.ts"),
  jo: () => import("./countries/jo.ts"),
  jp: () => import("./countries/jp.ts"),
  kr: () => import("./countries/kr.ts"),
  kw: () => import("./countries/kw.ts"),
  lb: () => import("./countries/lb.ts"),
  lu: () => import("./countries/lu.ts"),
  ma: () => import("./countries/ma.ts"),
  mc: () => import("./countries/mc.ts"),
  me: () => import("./countries/me.ts"),
  mk: () => import("./countries/mk.ts"),
  mx: () => import("./countries/mx.ts"),
  my: () => import("./countries/my.ts"),
  ng: () => import("./countries/ng.ts"),
  nl: () => import("./countries/nl.ts"),
  nz: () => import("./countries/nz.ts"),
  om: () => import("./countries/om.ts"),
  pk: () => import("./countries/pk.ts"),
  pt: () => import("./countries/pt.ts"),
  rs: () => import("./countries/rs.ts"),
  ru: () => import("./countries/ru.ts"),
  sa: () => import("./countries/sa.ts"),
  sm: () => import("./countries/sm.ts"),
  sy: () => import("./countries/sy.ts"),
  tn: () => import("./countries/tn.ts"),
  tr: () => import("./countries/tr.ts"),
  us: () => import("./countries/us.ts"),
  va: () => import("./countries/va.ts"),
  xk: () => import("./countries/xk.ts"),
  ye: () => import("./countries/ye.ts"),
  za: () => import("./countries/za.ts"),
};

/** Countries that have sheets, in lowercase. */
export const sheetCountries: readonly string[] = Object.keys(loaders);

/**
 * What is known of the form of a will under a regulation: the sheet with the longest code that begins it. Null for
 * "Build Your Own", a religious law as such and countries without a sheet. Never rejects but for a failed download.
 */
export async function loadSheet(code: string): Promise<Sheet | null> {
  const its = sheetCode(code);
  const load = its && Object.hasOwn(loaders, its.country) ? loaders[its.country] : undefined;
  return its && load ? sheetIn((await load()).sheets, its.code) : null;
}
