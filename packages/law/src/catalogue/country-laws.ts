import { law as lawAd } from "./countries/ad.ts";
import { law as lawAe } from "./countries/ae.ts";
import { law as lawAf } from "./countries/af.ts";
import { law as lawAl } from "./countries/al.ts";
import { law as lawAr } from "./countries/ar.ts";
import { law as lawAt } from "./countries/at.ts";
import { law as lawAu } from "./countries/au.ts";
import { law as lawBa } from "./countries/ba.ts";
import { law as lawBd } from "./countries/bd.ts";
import { law as lawBe } from "./countries/be.ts";
import { law as lawBg } from "./countries/bg.ts";
import { law as lawBh } from "./countries/bh.ts";
import { law as lawBr } from "./countries/br.ts";
import { law as lawCa } from "./countries/ca.ts";
import { law as lawCd } from "./countries/cd.ts";
import { law as lawCh } from "./countries/ch.ts";
import { law as lawCl } from "./countries/cl.ts";
import { law as lawCn } from "./countries/cn.ts";
import { law as lawCo } from "./countries/co.ts";
import { law as lawCy } from "./countries/cy.ts";
import { law as lawCz } from "./countries/cz.ts";
import { law as lawDe } from "./countries/de.ts";
import { law as lawDk } from "./countries/dk.ts";
import { law as lawDz } from "./countries/dz.ts";
import { law as lawEe } from "./countries/ee.ts";
import { law as lawEg } from "./countries/eg.ts";
import { law as lawEs } from "./countries/es.ts";
import { law as lawEt } from "./countries/et.ts";
import { law as lawFi } from "./countries/fi.ts";
import { law as lawFr } from "./countries/fr.ts";
import { law as lawGb } from "./countries/gb.ts";
import { law as lawGh } from "./countries/gh.ts";
import { law as lawGr } from "./countries/gr.ts";
import { law as lawHk } from "./countries/hk.ts";
import { law as lawHr } from "./countries/hr.ts";
import { law as lawHu } from "./countries/hu.ts";
import { law as lawId } from "./countries/id.ts";
import { law as lawIe } from "./countries/ie.ts";
import { law as lawIl } from "./countries/il.ts";
import { law as lawIn } from "./countries/in.ts";
import { law as lawIq } from "./countries/iq.ts";
import { law as lawIr } from "./countries/ir.ts";
import { law as lawIs } from "./countries/is.ts";
import { law as lawIt } from "./countries/it.ts";
import { law as lawJo } from "./countries/jo.ts";
import { law as lawJp } from "./countries/jp.ts";
import { law as lawKe } from "./countries/ke.ts";
import { law as lawKr } from "./countries/kr.ts";
import { law as lawKw } from "./countries/kw.ts";
import { law as lawLb } from "./countries/lb.ts";
import { law as lawLi } from "./countries/li.ts";
import { law as lawLt } from "./countries/lt.ts";
import { law as lawLu } from "./countries/lu.ts";
import { law as lawLv } from "./countries/lv.ts";
import { law as lawLy } from "./countries/ly.ts";
import { law as lawMa } from "./countries/ma.ts";
import { law as lawMc } from "./countries/mc.ts";
import { law as lawMe } from "./countries/me.ts";
import { law as lawMk } from "./countries/mk.ts";
import { law as lawMt } from "./countries/mt.ts";
import { law as lawMx } from "./countries/mx.ts";
import { law as lawMy } from "./countries/my.ts";
import { law as lawNg } from "./countries/ng.ts";
import { law as lawNl } from "./countries/nl.ts";
import { law as lawNo } from "./countries/no.ts";
import { law as lawNz } from "./countries/nz.ts";
import { law as lawOm } from "./countries/om.ts";
import { law as lawPe } from "./countries/pe.ts";
import { law as lawPh } from "./countries/ph.ts";
import { law as lawPk } from "./countries/pk.ts";
import { law as lawPl } from "./countries/pl.ts";
import { law as lawPs } from "./countries/ps.ts";
import { law as lawPt } from "./countries/pt.ts";
import { law as lawQa } from "./countries/qa.ts";
import { law as lawRo } from "./countries/ro.ts";
import { law as lawRs } from "./countries/rs.ts";
import { law as lawRu } from "./countries/ru.ts";
import { law as lawSa } from "./countries/sa.ts";
import { law as lawSd } from "./countries/sd.ts";
import { law as lawSe } from "./countries/se.ts";
import { law as lawSg } from "./countries/sg.ts";
import { law as lawSi } from "./countries/si.ts";
import { law as lawSk } from "./countries/sk.ts";
import { law as lawSm } from "./countries/sm.ts";
import { law as lawSn } from "./countries/sn.ts";
import { law as lawSy } from "./countries/sy.ts";
import { law as lawTh } from "./countries/th.ts";
import { law as lawTn } from "./countries/tn.ts";
import { law as lawTr } from "./countries/tr.ts";
import { law as lawTw } from "./countries/tw.ts";
import { law as lawTz } from "./countries/tz.ts";
import { law as lawUa } from "./countries/ua.ts";
import { law as lawUg } from "./countries/ug.ts";
import { law as lawUs } from "./countries/us.ts";
import { law as lawUy } from "./countries/uy.ts";
import { law as lawVa } from "./countries/va.ts";
import { law as lawVn } from "./countries/vn.ts";
import { law as lawXk } from "./countries/xk.ts";
import { law as lawYe } from "./countries/ye.ts";
import { law as lawZa } from "./countries/za.ts";
import type { CountryLaw } from "./tree.ts";

/** Every country that has a tree of its own. */
export const countryLaws: readonly CountryLaw[] = [
  lawAd,
  lawAe,
  lawAf,
  lawAl,
  lawAr,
  lawAt,
  lawAu,
  lawBa,
  lawBd,
  lawBe,
  lawBg,
  lawBh,
  lawBr,
  lawCa,
  lawCd,
  lawCh,
  lawCl,
  lawCn,
  lawCo,
  lawCy,
  lawCz,
  lawDe,
  lawDk,
  lawDz,
  lawEe,
  lawEg,
  lawEs,
  lawEt,
  lawFi,
  lawFr,
  lawGb,
  lawGh,
  lawGr,
  lawHk,
  lawHr,
  lawHu,
  lawId,
  lawIe,
  lawIl,
  lawIn,
  lawIq,
  lawIr,
  lawIs,
  lawIt,
  lawJo,
  lawJp,
  lawKe,
  lawKr,
  lawKw,
  lawLb,
  lawLi,
  lawLt,
  lawLu,
  lawLv,
  lawLy,
  lawMa,
  lawMc,
  lawMe,
  lawMk,
  lawMt,
  lawMx,
  lawMy,
  lawNg,
  lawNl,
  lawNo,
  lawNz,
  lawOm,
  lawPe,
  lawPh,
  lawPk,
  lawPl,
  lawPs,
  lawPt,
  lawQa,
  lawRo,
  lawRs,
  lawRu,
  lawSa,
  lawSd,
  lawSe,
  lawSg,
  lawSi,
  lawSk,
  lawSm,
  lawSn,
  lawSy,
  lawTh,
  lawTn,
  lawTr,
  lawTw,
  lawTz,
  lawUa,
  lawUg,
  lawUs,
  lawUy,
  lawVa,
  lawVn,
  lawXk,
  lawYe,
  lawZa,
];
