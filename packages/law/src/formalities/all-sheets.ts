import { sheets as sheetsAd } from "./countries/ad.ts";
import { sheets as sheetsAe } from "./countries/ae.ts";
import { sheets as sheetsAl } from "./countries/al.ts";
import { sheets as sheetsAr } from "./countries/ar.ts";
import { sheets as sheetsAt } from "./countries/at.ts";
import { sheets as sheetsAu } from "./countries/au.ts";
import { sheets as sheetsBa } from "./countries/ba.ts";
import { sheets as sheetsBd } from "./countries/bd.ts";
import { sheets as sheetsBe } from "./countries/be.ts";
import { sheets as sheetsBh } from "./countries/bh.ts";
import { sheets as sheetsBr } from "./countries/br.ts";
import { sheets as sheetsCa } from "./countries/ca.ts";
import { sheets as sheetsCh } from "./countries/ch.ts";
import { sheets as sheetsCn } from "./countries/cn.ts";
import { sheets as sheetsCy } from "./countries/cy.ts";
import { sheets as sheetsDe } from "./countries/de.ts";
import { sheets as sheetsDz } from "./countries/dz.ts";
import { sheets as sheetsEg } from "./countries/eg.ts";
import { sheets as sheetsEs } from "./countries/es.ts";
import { sheets as sheetsFr } from "./countries/fr.ts";
import { sheets as sheetsGb } from "./countries/gb.ts";
import { sheets as sheetsGr } from "./countries/gr.ts";
import { sheets as sheetsId } from "./countries/id.ts";
import { sheets as sheetsIe } from "./countries/ie.ts";
import { sheets as sheetsIl } from "./countries/il.ts";
import { sheets as sheetsIn } from "./countries/in.ts";
import { sheets as sheetsIr } from "./countries/ir.ts";
import { sheets as sheetsIt } from "./countries/it.ts";
import { sheets as sheetsJo } from "./countries/jo.ts";
import { sheets as sheetsJp } from "./countries/jp.ts";
import { sheets as sheetsKr } from "./countries/kr.ts";
import { sheets as sheetsKw } from "./countries/kw.ts";
import { sheets as sheetsLb } from "./countries/lb.ts";
import { sheets as sheetsLu } from "./countries/lu.ts";
import { sheets as sheetsMa } from "./countries/ma.ts";
import { sheets as sheetsMc } from "./countries/mc.ts";
import { sheets as sheetsMe } from "./countries/me.ts";
import { sheets as sheetsMk } from "./countries/mk.ts";
import { sheets as sheetsMx } from "./countries/mx.ts";
import { sheets as sheetsMy } from "./countries/my.ts";
import { sheets as sheetsNg } from "./countries/ng.ts";
import { sheets as sheetsNl } from "./countries/nl.ts";
import { sheets as sheetsNz } from "./countries/nz.ts";
import { sheets as sheetsOm } from "./countries/om.ts";
import { sheets as sheetsPk } from "./countries/pk.ts";
import { sheets as sheetsPt } from "./countries/pt.ts";
import { sheets as sheetsRs } from "./countries/rs.ts";
import { sheets as sheetsRu } from "./countries/ru.ts";
import { sheets as sheetsSa } from "./countries/sa.ts";
import { sheets as sheetsSm } from "./countries/sm.ts";
import { sheets as sheetsSy } from "./countries/sy.ts";
import { sheets as sheetsTn } from "./countries/tn.ts";
import { sheets as sheetsTr } from "./countries/tr.ts";
import { sheets as sheetsUs } from "./countries/us.ts";
import { sheets as sheetsVa } from "./countries/va.ts";
import { sheets as sheetsXk } from "./countries/xk.ts";
import { sheets as sheetsYe } from "./countries/ye.ts";
import { sheets as sheetsZa } from "./countries/za.ts";
import type { Sheet } from "./sheet.ts";
import { sheetCode, sheetIn } from "./sheet-of.ts";

/** Every sheet at once: for the server, for tools and for tests. Pages load one country at a time. */
export const allSheets: readonly Sheet[] = [
  ...sheetsAd,
  ...sheetsAe,
  ...sheetsAl,
  ...sheetsAr,
  ...sheetsAt,
  ...sheetsAu,
  ...sheetsBa,
  ...sheetsBd,
  ...sheetsBe,
  ...sheetsBh,
  ...sheetsBr,
  ...sheetsCa,
  ...sheetsCh,
  ...sheetsCn,
  ...sheetsCy,
  ...sheetsDe,
  ...sheetsDz,
  ...sheetsEg,
  ...sheetsEs,
  ...sheetsFr,
  ...sheetsGb,
  ...sheetsGr,
  ...sheetsId,
  ...sheetsIe,
  ...sheetsIl,
  ...sheetsIn,
  ...sheetsIr,
  ...sheetsIt,
  ...sheetsJo,
  ...sheetsJp,
  ...sheetsKr,
  ...sheetsKw,
  ...sheetsLb,
  ...sheetsLu,
  ...sheetsMa,
  ...sheetsMc,
  ...sheetsMe,
  ...sheetsMk,
  ...sheetsMx,
  ...sheetsMy,
  ...sheetsNg,
  ...sheetsNl,
  ...sheetsNz,
  ...sheetsOm,
  ...sheetsPk,
  ...sheetsPt,
  ...sheetsRs,
  ...sheetsRu,
  ...sheetsSa,
  ...sheetsSm,
  ...sheetsSy,
  ...sheetsTn,
  ...sheetsTr,
  ...sheetsUs,
  ...sheetsVa,
  ...sheetsXk,
  ...sheetsYe,
  ...sheetsZa,
];

/** As `loadSheet`, at once. */
export function sheetOf(code: string): Sheet | null {
  const its = sheetCode(code);
  return its && sheetIn(allSheets, its.code);
}
