import type { RuleCode } from "../succession/rules.ts";
import { unworthySays } from "./unworthy-says.ts";

/** What each rule says, in plain words. */
export const says = {
  "civil.one-spouse": "This law knows one husband or wife at a time, so it does not say how several would share.",
  "civil.open": "The sources we rely on do not settle this family under this law.",
  "civil.farther-kin": "Only more distant relatives are left, and our sources do not cover them for this law.",
  "civil.nearer": "Nearer relatives are called first. While one of them inherits, farther ones do not.",
  "fr.757": "Beside children, a husband or wife has a quarter. The children share the rest equally.",
  "fr.757-choice":
    "Where all the children are common to the couple, the husband or wife may choose the use of everything for life instead of a quarter.",
  "fr.757-1": "Without children, each living parent has a quarter and the husband or wife the rest.",
  "fr.757-2": "Without children and parents, the husband or wife has everything.",
  "fr.757-3":
    "What the deceased had inherited or been given by parents or grandparents who died before, and still owned, goes half back to brothers and sisters.",
  "fr.738": "Without children and spouse, each living parent has a quarter, and brothers and sisters have the rest.",
  "fr.736": "Without children, spouse, brothers and sisters, the parents inherit.",
  "fr.737": "Without children, spouse and parents, brothers and sisters inherit.",
  "de.1931-children":
    "Beside children a husband or wife has a quarter, and a quarter more where the couple lived under the ordinary German property regime (accrued gains). With separate property, one or two children and the spouse share equally.",
  "de.1931-parents":
    "Beside parents, brothers and sisters a husband or wife has half, and a quarter more under the ordinary property regime (accrued gains). Each parent's half of the rest goes, if that parent died, to that parent's children.",
  "de.1931-alone": "Without children, parents, their issue and grandparents, the husband or wife has everything.",
  "de.1925":
    "Each parent has half. A dead parent's half goes to that parent's children; failing them, to the other side.",
  "es.834": "The children own everything, in equal parts. The husband or wife has the use of one third for life.",
  "es.837": "Without children the parents own everything. The husband or wife has the use of half for life.",
  "es.944": "Without children and ascendants, the husband or wife has everything.",
  "es.935": "Without children and spouse, the parents inherit in equal parts.",
  "es.946":
    "Without children, ascendants and spouse, brothers and sisters inherit, and the children of those who died.",
  "it.581": "Beside one child a husband or wife has half, beside several a third. The children share the rest equally.",
  "it.582":
    "Without children a husband or wife has two thirds beside parents, brothers or sisters. Parents have at least a quarter of the whole. A half-brother or half-sister counts half.",
  "it.583": "Without children, ascendants, brothers and sisters, the husband or wife has everything.",
  "it.571": "Parents, brothers and sisters share by head, but the parents have at least half together.",
  "it.568": "Without children, spouse, brothers and sisters, the parents share everything.",
  "it.570": "Brothers and sisters share everything. A half-brother or half-sister counts half.",
  "nl.4-10": "A husband or wife and the children share equally. Without children the husband or wife has everything.",
  "nl.4-11":
    "Without spouse and children, parents, brothers and sisters share by head, and each parent has at least a quarter.",
  "nl.4-13":
    "The husband or wife first receives all things and debts. The children's parts are money claims that are paid later, as a rule when the spouse dies.",
  "ch.462":
    "A husband or wife has half beside children, three quarters beside the parents' line, and otherwise everything.",
  "ch.458": "Without children and spouse, each parent has half. A dead parent's half goes to that parent's children.",
  "ru.1142":
    "Children, husband or wife, and parents share equally. The children of a child who died stand in its place.",
  "ru.1143": "Without children, spouse and parents, brothers, sisters and grandparents share equally.",
  "ru.1150": "Half of what the couple earned in the marriage is the spouse's own and is not inherited.",
  "tr.499":
    "A husband or wife has a quarter beside children, half beside the parents' line, three quarters beside grandparents, and otherwise everything.",
  "tr.496": "Without children and spouse, each parent has half. A dead parent's half goes to that parent's children.",
  "jp.900":
    "A husband or wife has half beside children, two thirds beside parents or grandparents, three quarters beside brothers and sisters, and otherwise everything. Without a spouse these inherit in the same order. A half-brother or half-sister counts half.",
  "cn.1127":
    "Husband or wife, children and parents share equally. Without them, brothers, sisters and grandparents do.",
  "cn.1130": "Shares may be changed for somebody in need, or who cared for the deceased.",
  "cn.1153": "Half of what the couple owned together is the spouse's own and is not inherited.",
  "kr.1009": "A husband or wife counts one and a half times as much as each of the others.",
  "kr.1003": "Without children, parents and grandparents, the husband or wife has everything.",
  "kr.1000": "Without children and spouse, parents inherit, then grandparents, then brothers and sisters.",
  "br.1829":
    "A husband or wife shares by head with the children, and has at least a quarter where all of them are common children.",
  "br.1829-regime":
    "What the spouse inherits beside children depends on how the couple owned property; under the usual regime only the deceased's own assets are shared this way.",
  "br.1837": "Beside both parents a husband or wife has a third; beside one parent, or grandparents, half.",
  "br.1838": "Without children and ascendants, the husband or wife has everything.",
  "br.1829-ascendants": "Without children and spouse, the parents inherit.",
  "br.1839":
    "Without children, ascendants and spouse, brothers and sisters inherit, and the children of those who died.",
  "ar.2433": "A husband or wife has the same part as a child.",
  "ar.2433-own":
    "Beside children the spouse inherits from the deceased's own assets only, and nothing from the deceased's half of what the couple owned together.",
  "ar.2434": "Without children a husband or wife has half, and parents or grandparents the other half.",
  "ar.2435": "Without children and ascendants, the husband or wife has everything.",
  "ar.2431": "Without children and spouse, the nearest ascendants share everything equally.",
  "ar.2438": "Without children, ascendants and spouse, the nearest side relatives inherit.",
  "mx.1624": "A husband or wife has the same part as a child.",
  "mx.1624-own-property": "A husband or wife who has property of their own receives less, or nothing, beside children.",
  "mx.1626": "Without children a husband or wife has half, and the parents the other half.",
  "mx.1627": "Beside brothers and sisters a husband or wife has two thirds.",
  "mx.1629": "Without children, ascendants, brothers and sisters, the husband or wife has everything.",
  "mx.1615": "Without children and spouse, the parents share everything equally.",
  "id.852": "A husband or wife and the children share equally. Without children the husband or wife has everything.",
  "id.852a-second-marriage":
    "A husband or wife of a second marriage has at most a quarter, and not more than the smallest part of a child.",
  "id.854":
    "Beside one brother or sister both parents have a third each, beside more a quarter each. One parent has a half, a third or a quarter beside one, two or more of them.",
  "be.4-17":
    "Beside children a husband or wife has the use of everything for life, and the children own it. A spouse without close relatives has everything.",
  "be.parents":
    "Without children and spouse, each living parent has a quarter, and brothers and sisters have the rest.",
  "pt.2139": "A husband or wife and the children share by head, and the spouse has at least a quarter.",
  "pt.2142": "Without children a husband or wife has two thirds, and parents or grandparents a third.",
  "pt.2144": "Without children and ascendants, the husband or wife has everything.",
  "pt.2133": "Without children and spouse, ascendants inherit, then brothers and sisters.",
  "at.744":
    "A husband or wife has a third beside children, two thirds beside both parents. The part of a parent who died goes to the spouse, who otherwise has everything.",
  "at.730": "Without children and spouse, each parent has half. A dead parent's half goes to that parent's children.",
  "lu.767-1": "Beside children a husband or wife has a child's part, at least a quarter.",
  "lu.767-1-choice": "Instead the husband or wife may choose to use the home for life.",
  "lu.767-2": "Without children the husband or wife has everything.",
  "gr.1820": "A husband or wife has a quarter beside children, and half beside parents, brothers and sisters.",
  "gr.1821": "Without relatives whom the law calls beside them, the husband or wife has everything.",
  "gr.1814": "Without children and spouse, parents, brothers and sisters share by head.",
  "il.11":
    "A husband or wife has half beside children or parents, two thirds beside brothers and sisters or grandparents, and otherwise everything.",
  "il.11-chattels": "The husband or wife also receives the car and the things of the household.",
  "il.11-dwelling":
    "A husband or wife who was married for three years and lived in the shared home first receives the deceased's part of it, and two thirds of the rest.",
  "ae.11":
    "Without a will, a husband or wife has half, and the children, boys and girls alike, the other half. Without children the parents have the other half; where only one of them lives, it is split between that parent and the brothers and sisters.",
  "ae.11-national-law": "An heir may ask that the law of the deceased's own country is applied, if there is no will.",
  "qc.666": "A husband or wife has a third beside children, who share two thirds equally.",
  "qc.672": "Without children a husband or wife has two thirds, and the parents a third.",
  "qc.673": "Without children and parents a husband or wife has two thirds, and brothers and sisters a third.",
  "qc.674": "Without children and spouse, parents have half, and brothers and sisters the other half.",
  "qc.patrimony": "Before anything is inherited, the family patrimony is divided between the spouses.",
  "ie.67":
    "Beside children a husband or wife has two thirds and the children a third. Without children the spouse has everything; then come parents, then brothers and sisters.",
  "fr.913": "A will cannot take away half from one child, two thirds from two, three quarters from three or more.",
  "fr.914-1": "Without children, a will cannot take away a quarter from the husband or wife.",
  "de.2303":
    "Children, husband or wife, and parents where there are no children, can claim in money half of what they would inherit without a will.",
  "es.808":
    "Two thirds are kept for the children: one third equally, one third for whichever of them the will favours. The spouse keeps the use of a third.",
  "es.809": "Without children half is kept for the parents, or a third where there is a husband or wife.",
  "es.838": "Without children and ascendants the husband or wife keeps the use of two thirds.",
  "it.537": "Half is kept for one child, two thirds for several.",
  "it.538": "Without children and spouse a third is kept for the ascendants.",
  "it.540": "Half is kept for the husband or wife, and the right to live in the family home.",
  "it.542":
    "Beside a spouse, a third is kept for one child and a third for the spouse; with several children half for them and a quarter for the spouse.",
  "it.544": "Without children, half is kept for the husband or wife and a quarter for the ascendants.",
  "nl.4-63": "Each child can claim in money half of what it would inherit without a will.",
  "ch.471": "For children and for a husband or wife half of what they would inherit without a will is kept.",
  "tr.506":
    "Kept for children is half of their part, for each parent a quarter of it, for a husband or wife beside them all of it, and three quarters otherwise.",
  "jp.1042":
    "Half of the estate is kept for spouse, children and parents, or a third where only parents inherit. Brothers and sisters have no such claim.",
  "kr.1112":
    "Kept for children and spouse is half of their part, for parents and grandparents a third of it. Brothers and sisters have no such claim.",
  "br.1846": "Half of the estate is kept for children, ascendants and spouse.",
  "ar.2445": "Two thirds are kept for children, and half for ascendants or a spouse where there are no children.",
  "mx.1368": "A will is free, but it must leave maintenance to those whom the deceased had to support.",
  "id.913": "A part is kept for children and ascendants; the will may give the rest.",
  "id.914": "Kept is half for one child, two thirds of their part for two, three quarters for three or more.",
  "id.916a":
    "Beside a spouse the children's kept part is counted on their own share, and the law names no single free part.",
  "pt.2158": "Half is kept for a husband or wife who is alone.",
  "pt.2159":
    "Two thirds are kept for spouse and children; without a spouse half for one child, two thirds for several.",
  "pt.2161":
    "Two thirds are kept for spouse and ascendants; without a spouse half for parents, a third for farther ascendants.",
  "at.757": "Children and a husband or wife can claim in money half of what they would inherit without a will.",
  "lu.913": "Half is kept for one child, two thirds for two, three quarters for three or more.",
  "be.4-145":
    "Half is kept for the children together, however many they are, and for the spouse the use of half, at least of the family home and its furniture.",
  "gr.1825": "For children, parents and spouse half of what they would inherit without a will is kept.",
  "cy.41":
    "With a spouse or children a will may give a quarter freely; with a spouse or a parent and no children, half.",
  "ae.11-will": "A will may give everything freely.",
  "druze.148": "A will is free, to heirs and to others, without a limit.",
  "ie.111": "A husband or wife can claim half, or a third where there are children, whatever the will says.",
  "gb.46":
    "Beside children a husband or wife has a fixed sum and half of the rest, and the children the other half. Without children the spouse has everything. Without a spouse the estate goes to children, then parents, then brothers and sisters, and on.",
  "gb.chattels": "The husband or wife also receives the personal belongings.",
  "gb.1975": "Family and people who were supported may ask a court for more, within six months of the grant.",
  "us.2-102":
    "A husband or wife has everything, or a fixed sum and a part of the rest, depending on whose children there are and whether a parent lives. In each generation those who inherit share alike.",
  "us.states": "This is a model law. States differ, and the sums change over time.",
  "ca-on.44":
    "Beside children a husband or wife has a fixed sum and, of the rest, half beside one child, a third beside more. Without children the spouse has everything.",
  "ca-on.equalisation": "The husband or wife may choose to have family property equalised instead.",
  "au-nsw.111":
    "A husband or wife has everything, also where all children are common. Beside a child of another relationship the spouse has a fixed sum and half of the rest.",
  "au-nsw.provision": "Family members may ask a court for provision from the estate.",
  "nz.77":
    "A husband or wife has a fixed sum and a third of the rest beside children, two thirds of it beside parents, and otherwise everything.",
  "nz.chattels": "The husband or wife also receives the personal belongings.",
  "nz.1955": "Family members may ask a court for more.",
  "za.1":
    "Beside children a husband or wife has as much as a child, at least a fixed sum, and the children share the rest. Without children the spouse has everything.",
  "za.spouses":
    "Several wives inherit side by side. Each has as much as a child, where the estate is divided by the number of children and wives, but at least a fixed sum. Where the estate is not enough for that, the wives share it equally. Without descendants they share everything.",
  "sct.prior": "A husband or wife first has rights in the home, the furniture and a sum of money, each up to a limit.",
  "sct.free":
    "After the first rights of the spouse and the legal rights of spouse and children, the rest goes to the children; without them to the spouse, then to parents, brothers and sisters.",
  "sct.legal-rights":
    "Of the property that can be moved, spouse and children each have a third as legal right, or half where only one of them is there.",
  "halacha.husband": "A husband inherits from his wife before all others.",
  "halacha.firstborn": "The father's firstborn son counts twice among the sons.",
  "halacha.order":
    "Sons and their issue inherit; without them daughters and theirs; then the father, and upwards in his family.",
  "halacha.nearer": "A nearer line of the father's family excludes the next.",
  "halacha.widow":
    "A widow is not an heir. What her marriage contract promises (ketubah), her maintenance and her home come first.",
  "halacha.mothers-side": "The mother and her family are not heirs in this law.",
  "in.hsa8":
    "Children, the widow and the mother share equally; several widows count as one. Without them the father inherits.",
  "in.hsa8-open": "The heirs after the nearest class and the father are not covered here.",
  "in.hsa15": "Sons, daughters and the husband share equally.",
  "in.hsa15-open": "Without husband and children it depends on where the property came from.",
  "in.isa33":
    "A husband or wife has a third beside descendants, half beside other relatives, and otherwise everything. The rest goes to descendants; without them to the father; without him to mother, brothers and sisters.",
  "in.parsi51": "Husband or wife and every child have the same part, each parent half of that.",
  "in.nearer": "A nearer class of heirs excludes the next.",
  "sunni.husband": "A husband receives half, or a quarter where there are children.",
  "sunni.wives": "A wife, or wives together, receive a quarter, or an eighth where there are children.",
  "sunni.daughters": "Without a son, one daughter receives half, and several share two thirds.",
  "sunni.sons-daughters":
    "A son's daughter stands in a daughter's place where there is none, and completes the two thirds beside one.",
  "sunni.father-sixth": "Where there are children, the father receives a sixth.",
  "sunni.grandfather-sixth": "The father's father stands in the father's place where the father has died.",
  "sunni.mother-sixth": "The mother receives a sixth where there are children, or two or more brothers or sisters.",
  "sunni.mother-third": "The mother receives a third where there are no children and not two brothers or sisters.",
  "sunni.umariyya": "Beside a spouse and the father, the mother receives a third of what the spouse leaves.",
  "sunni.grandmothers": "Where the mother has died, the grandmothers share a sixth.",
  "sunni.full-sisters": "One sister of the same parents receives half, and several share two thirds.",
  "sunni.paternal-sisters":
    "A sister on the father's side stands in a full sister's place, and completes the two thirds beside one.",
  "sunni.uterine":
    "One brother or sister on the mother's side receives a sixth; several share a third, men and women alike.",
  "sunni.mushtaraka":
    "Where nothing would be left for full brothers, they share the third of those on the mother's side.",
  "sunni.residue": "What the fixed shares leave goes to the nearest male line; a man counts twice beside his sister.",
  "sunni.sister-with-daughter": "Beside a daughter, a sister takes what is left, as a brother would.",
  "sunni.awl": "Where the shares come to more than the whole, all shrink alike ('awl).",
  "sunni.radd":
    "Where something is left and nobody takes it, it goes back to those who have shares, except the spouse (radd).",
  "sunni.spouse-radd": "Where no other heir is left, the rest goes to the husband or wife.",
  "sunni.treasury": "What nobody inherits goes to the public treasury.",
  "sunni.grandfather-excludes":
    "In this school the father's father comes before brothers and sisters, as the father would.",
  "sunni.grandfather-zayd":
    "The father's father shares with brothers and sisters, and takes the best of three: a brother's part, a third of what is left, or a sixth of the whole.",
  "sunni.akdariyya":
    "Beside husband, mother and one sister, the grandfather and the sister put their parts together and divide them two to one.",
  "sunni.malikiyya": "In the Maliki school brothers have nothing beside the grandfather in this family.",
  "sunni.grandfather-art22":
    "In Egypt the grandfather shares with brothers as one of them, behind sisters who keep their shares, and never has less than a sixth.",
  "sunni.art22-open":
    "Egypt's statute does not clearly say how a grandfather, full sisters and brothers on the father's side share. Please ask a court.",
  "sunni.kindred-nearness": "More distant relatives inherit by nearness where no nearer heir is left.",
  "sunni.kindred-tanzil": "More distant relatives stand in the place of the one through whom they are related.",
  "sunni.kindred-open":
    "Only distant relatives of several branches are left. Scholars divide differently here, so please ask a scholar or a court.",
  "sunni.excluded": "A nearer heir shuts out a farther one.",
  "sunni.nothing-left": "Who takes only what is left has nothing where the shares leave nothing.",
  "sunni.quota-full": "Daughters and son's daughters, or sisters, never have more than two thirds together.",
  "jafari.spouse": "A husband receives half, or a quarter where there are children; wives a quarter, or an eighth.",
  "jafari.class":
    "Parents and children come first, then grandparents, brothers and sisters, then uncles and aunts. A nearer class excludes the next.",
  "jafari.nearer": "Within a class the nearer relative excludes the farther.",
  "jafari.parents":
    "Where there are children each parent receives a sixth. Without children the mother receives a third and the father the rest.",
  "jafari.mother-reduced":
    "While the father lives, two brothers, a brother and two sisters, or four sisters on his side reduce the mother to a sixth.",
  "jafari.daughters": "Without a son, one daughter receives half, and several two thirds.",
  "jafari.children": "Children share what parents and spouse leave; a son counts twice.",
  "jafari.return":
    "What is over goes back to parents and daughters in proportion, not to the spouse, nor to a mother whose share brothers have reduced.",
  "jafari.deficit": "Where the shares come to more than the whole, the daughters alone have less.",
  "jafari.branch":
    "Grandchildren, and children of brothers and sisters, take the part of the one through whom they are related.",
  "jafari.mothers-side": "The mother's side has a third, or a sixth for one brother or sister alone, shared alike.",
  "jafari.fathers-side": "The father's side has the rest, and a man counts twice.",
  "jafari.full-before-paternal": "Relatives through both parents exclude those through the father alone.",
  "jafari.uncles": "Uncles and aunts on the mother's side have a third, those on the father's side the rest.",
  "jafari.husband-alone": "A husband who is alone inherits everything.",
  "jafari.wife-alone": "A wife who is alone has a quarter; the rest goes to the state.",
  "jafari.paternal-sisters-open":
    "Jurists disagree to whom the surplus goes beside sisters on the father's side. Please ask a scholar or a court.",
  "tunisia.143bis": "In Tunisia the rest goes back to daughters before brothers and uncles.",
  "tunisia.143bis-open":
    "It is not settled how a spouse, or a sister, shares beside daughters under Tunisia's rule. Please ask a court.",
  "tunisia.191":
    "In Tunisia grandchildren receive what their parent who died before would have had, at most a third together.",
  "court.check": "Not every detail of this law is confirmed. Please have the result checked by a court.",
  "court.candidates-differ":
    "This law is not confirmed on a point that matters here, and its possible readings give different results. Please ask a court or a scholar.",
  "court.issue-of-predeceased":
    "Here there are grandchildren whose parent died first. What this law gives them is not confirmed, so please ask a court.",
  "islamic.not-of-blood": "This law gives shares to relatives by blood and to the spouse only.",
  "islamic.barred":
    "Whoever killed the deceased, has another religion or was divorced does not inherit, as this school sees it.",
  "egypt.obligatory-bequest":
    "In Egypt grandchildren receive what their parent who died before would have had, at most a third together, before the heirs divide.",
  "bequest.before-shares": "The grandchildren's part comes before the shares of the heirs.",
  "pakistan.mflo4": "In Pakistan grandchildren take the share that their parent who died before would have had.",
  "indonesia.khi185":
    "In Indonesia grandchildren may stand in the place of a parent who died before, with no more than that parent's equals have.",
  ...unworthySays({
    "as-if-dead":
      "Whoever deliberately killed the deceased does not inherit. It is as if they had died before, so their children may come in their place.",
    closed: "Whoever deliberately killed the deceased does not inherit, and their children do not come in their place.",
    open: "Whoever deliberately killed the deceased does not inherit. Whether their children come in their place is not confirmed in our sources.",
    unknown: "Our sources do not say what this law does when an heir deliberately killed the deceased.",
  }),
  "gb.forfeiture-relief":
    "Somebody who killed the deceased may ask a court to let them inherit all the same, but not after a conviction for murder.",
} as const satisfies Record<RuleCode, string>;
