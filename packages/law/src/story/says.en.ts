import type { Saying } from "../succession/rules.ts";
import { unworthySays } from "./unworthy-says.ts";

/** What each rule says, in plain words. */
export const says = {
  "civil.one-spouse": "This law allows for one husband or wife at a time, so it does not say how several would share.",
  "civil.open": "The sources we rely on do not settle this family under this law.",
  "civil.farther-kin": "Only more distant relatives are left, and our sources do not cover them for this law.",
  "civil.nearer": "Closer relatives inherit first. While one of them inherits, more distant ones do not.",
  "fr.757": "If there are children, a husband or wife receives a quarter. The children share the rest equally.",
  "fr.757-choice":
    "If all the children are children of both spouses, the husband or wife can choose the use of everything for life instead of a quarter.",
  "fr.757-1": "If there are no children, each living parent receives a quarter, and the husband or wife the rest.",
  "fr.757-2": "If there are no children or parents, the husband or wife receives everything.",
  "fr.757-3":
    "Of what the deceased inherited or was given by parents or grandparents who died before, and still owned, half goes back to the brothers and sisters.",
  "fr.738":
    "If there are no children or spouse, each living parent receives a quarter, and brothers and sisters receive the rest.",
  "fr.736": "If there are no children, spouse, brothers or sisters, the parents inherit.",
  "fr.737": "If there are no children, spouse or parents, brothers and sisters inherit.",
  "de.1931-children":
    "If there are children, a husband or wife receives a quarter, and another quarter if the couple lived under the ordinary German property regime (accrued gains). With separate property, one or two children and the spouse share equally.",
  "de.1931-parents":
    "Alongside parents, brothers and sisters, a husband or wife receives half, and another quarter under the ordinary property regime (accrued gains). If a parent has died, that parent's half of the rest goes to that parent's children.",
  "de.1931-alone":
    "If there are no children, parents, descendants of the parents or grandparents, the husband or wife receives everything.",
  "de.1925":
    "Each parent receives half. If a parent has died, that half goes to that parent's children or, if there are none, to the other side.",
  "es.834": "The children own everything, in equal shares. The husband or wife has the use of one third for life.",
  "es.837": "If there are no children, the parents own everything. The husband or wife has the use of half for life.",
  "es.944": "If there are no children or ascendants, the husband or wife receives everything.",
  "es.935": "If there are no children or spouse, the parents inherit in equal shares.",
  "es.946":
    "If there are no children, ascendants or spouse, brothers and sisters inherit, together with the children of those who have died.",
  "it.581":
    "With one child, a husband or wife receives half; with several, a third. The children share the rest equally.",
  "it.582":
    "If there are no children, a husband or wife receives two thirds alongside parents, brothers or sisters. Parents receive at least a quarter of the whole. A half-brother or half-sister counts half.",
  "it.583": "If there are no children, ascendants, brothers or sisters, the husband or wife receives everything.",
  "it.571": "Parents, brothers and sisters share equally, but the parents together receive at least half.",
  "it.568": "If there are no children, spouse, brothers or sisters, the parents share everything.",
  "it.570": "Brothers and sisters share everything. A half-brother or half-sister counts half.",
  "nl.4-10":
    "A husband or wife and the children share equally. If there are no children, the husband or wife receives everything.",
  "nl.4-11":
    "If there is no spouse and there are no children, parents, brothers and sisters share equally, and each parent receives at least a quarter.",
  "nl.4-13":
    "The husband or wife first receives all property and debts. The children's shares are money claims, paid later, usually when the spouse dies.",
  "ch.462":
    "A husband or wife receives half alongside children, three quarters alongside the parents' line, and otherwise everything.",
  "ch.458":
    "If there are no children or spouse, each parent receives half. If a parent has died, that half goes to that parent's children.",
  "ru.1142":
    "Children, husband or wife, and parents share equally. The children of a child who has died take that child's place.",
  "ru.1143": "If there are no children, spouse or parents, brothers, sisters and grandparents share equally.",
  "ru.1150": "Half of what the couple earned during the marriage belongs to the spouse and is not inherited.",
  "tr.499":
    "A husband or wife receives a quarter alongside children, half alongside the parents' line, three quarters alongside grandparents, and otherwise everything.",
  "tr.496":
    "If there are no children or spouse, each parent receives half. If a parent has died, that half goes to that parent's children.",
  "jp.900":
    "A husband or wife receives half alongside children, two thirds alongside parents or grandparents, three quarters alongside brothers and sisters, and otherwise everything. If there is no spouse, the others inherit in the same order. A half-brother or half-sister counts half.",
  "cn.1127":
    "Husband or wife, children and parents share equally. If there are none, brothers, sisters and grandparents do.",
  "cn.1130": "Shares can be changed for someone in need, or who cared for the deceased.",
  "cn.1153": "Half of what the couple owned together belongs to the spouse and is not inherited.",
  "kr.1009": "A husband or wife counts one and a half times as much as each of the others.",
  "kr.1003": "If there are no children, parents or grandparents, the husband or wife receives everything.",
  "kr.1000": "If there are no children or spouse, parents inherit, then grandparents, then brothers and sisters.",
  "br.1829":
    "A husband or wife shares equally with the children, and receives at least a quarter if all of them are children of both spouses.",
  "br.1829-regime":
    "What the spouse inherits alongside children depends on how the couple owned property. Under the usual regime, only the deceased's own assets are shared this way.",
  "br.1837": "Alongside both parents, a husband or wife receives a third; alongside one parent, or grandparents, half.",
  "br.1838": "If there are no children or ascendants, the husband or wife receives everything.",
  "br.1829-ascendants": "If there are no children or spouse, the parents inherit.",
  "br.1839":
    "If there are no children, ascendants or spouse, brothers and sisters inherit, together with the children of those who have died.",
  "ar.2433": "A husband or wife receives the same share as a child.",
  "ar.2433-own":
    "Alongside children, the spouse inherits only from the deceased's own assets, and nothing from the deceased's half of what the couple owned together.",
  "ar.2434": "If there are no children, a husband or wife receives half, and parents or grandparents the other half.",
  "ar.2435": "If there are no children or ascendants, the husband or wife receives everything.",
  "ar.2431": "If there are no children or spouse, the nearest ascendants share everything equally.",
  "ar.2438": "If there are no children, ascendants or spouse, the nearest collateral relatives inherit.",
  "mx.1624": "A husband or wife receives the same share as a child.",
  "mx.1624-own-property": "Alongside children, a husband or wife who has their own property receives less, or nothing.",
  "mx.1626": "If there are no children, a husband or wife receives half, and the parents the other half.",
  "mx.1627": "Alongside brothers and sisters, a husband or wife receives two thirds.",
  "mx.1629": "If there are no children, ascendants, brothers or sisters, the husband or wife receives everything.",
  "mx.1615": "If there are no children or spouse, the parents share everything equally.",
  "id.852":
    "A husband or wife and the children share equally. If there are no children, the husband or wife receives everything.",
  "id.852a-second-marriage":
    "The husband or wife of a second marriage receives at most a quarter, and no more than the smallest share of a child.",
  "id.854":
    "With one brother or sister, both parents receive a third each; with more, a quarter each. A single parent receives a half, a third or a quarter with one, two or more of them.",
  "be.4-17":
    "If there are children, a husband or wife has the use of everything for life, and the children own it. A spouse without close relatives receives everything.",
  "be.parents":
    "If there are no children or spouse, each living parent receives a quarter, and brothers and sisters receive the rest.",
  "pt.2139": "A husband or wife and the children share equally, and the spouse receives at least a quarter.",
  "pt.2142": "If there are no children, a husband or wife receives two thirds, and parents or grandparents a third.",
  "pt.2144": "If there are no children or ascendants, the husband or wife receives everything.",
  "pt.2133": "If there are no children or spouse, ascendants inherit, then brothers and sisters.",
  "at.744":
    "A husband or wife receives a third alongside children, and two thirds alongside both parents. The share of a parent who has died goes to the spouse, who otherwise receives everything.",
  "at.730":
    "If there are no children or spouse, each parent receives half. If a parent has died, that half goes to that parent's children.",
  "lu.767-1": "If there are children, a husband or wife receives a child's share, but at least a quarter.",
  "lu.767-1-choice": "Instead, the husband or wife can choose to use the home for life.",
  "lu.767-2": "If there are no children, the husband or wife receives everything.",
  "gr.1820":
    "A husband or wife receives a quarter alongside children, and half alongside parents, brothers and sisters.",
  "gr.1821": "If no relatives inherit alongside them, the husband or wife receives everything.",
  "gr.1814": "If there are no children or spouse, parents, brothers and sisters share equally.",
  "il.11":
    "A husband or wife receives half alongside children or parents, two thirds alongside brothers and sisters or grandparents, and otherwise everything.",
  "il.11-chattels": "The husband or wife also receives the car and household items.",
  "il.11-dwelling":
    "A husband or wife who was married for three years and lived in the shared home first receives the deceased's part of it, and two thirds of the rest.",
  "ae.11":
    "If there is no will, a husband or wife receives half, and the children, boys and girls alike, the other half. If there are no children, the parents receive the other half; if only one of them is alive, it is split between that parent and the brothers and sisters.",
  "ae.11-national-law": "If there is no will, an heir can ask for the law of the deceased's own country to apply.",
  "qc.666": "A husband or wife receives a third alongside children, who share two thirds equally.",
  "qc.672": "If there are no children, a husband or wife receives two thirds, and the parents a third.",
  "qc.673":
    "If there are no children or parents, a husband or wife receives two thirds, and brothers and sisters a third.",
  "qc.674": "If there are no children or spouse, parents receive half, and brothers and sisters the other half.",
  "qc.patrimony": "Before anything is inherited, the family patrimony is divided between the spouses.",
  "ie.67":
    "If there are children, a husband or wife receives two thirds and the children a third. If there are no children, the spouse receives everything. After that come parents, then brothers and sisters.",
  "fr.913":
    "A will cannot take away half of the estate from one child, two thirds from two, or three quarters from three or more.",
  "fr.914-1": "If there are no children, a will cannot take away a quarter from the husband or wife.",
  "de.2303":
    "Children, a husband or wife, and parents if there are no children, can claim half of what they would inherit without a will, in money.",
  "es.808":
    "Two thirds are reserved for the children: one third equally, one third for whichever of them the will favours. The spouse keeps the use of a third.",
  "es.809": "If there are no children, half is reserved for the parents, or a third if there is a husband or wife.",
  "es.838": "If there are no children or ascendants, the husband or wife keeps the use of two thirds.",
  "it.537": "Half is reserved for one child, two thirds for several.",
  "it.538": "If there are no children or spouse, a third is reserved for the ascendants.",
  "it.540": "Half is reserved for the husband or wife, and the right to live in the family home.",
  "it.542":
    "Alongside a spouse, a third is reserved for one child and a third for the spouse; with several children, half for them and a quarter for the spouse.",
  "it.544": "If there are no children, half is reserved for the husband or wife and a quarter for the ascendants.",
  "nl.4-63": "Each child can claim half of what they would inherit without a will, in money.",
  "ch.471": "Half of what they would inherit without a will is reserved for children and for a husband or wife.",
  "tr.506":
    "Reserved: for children, half of their share; for each parent, a quarter of it; for a husband or wife, all of it alongside these, otherwise three quarters.",
  "jp.1042":
    "Half of the estate is reserved for spouse, children and parents, or a third if only parents inherit. Brothers and sisters have no such claim.",
  "kr.1112":
    "Reserved: for children and spouse, half of their share; for parents and grandparents, a third of it. Brothers and sisters have no such claim.",
  "br.1846": "Half of the estate is reserved for children, ascendants and spouse.",
  "ar.2445": "Two thirds are reserved for children, and half for ascendants or a spouse if there are no children.",
  "mx.1368": "A will can give freely, but it must provide maintenance for those the deceased had to support.",
  "id.913": "A part is reserved for children and ascendants; the will can give the rest.",
  "id.914": "Reserved: half for one child, two thirds of their share for two, three quarters for three or more.",
  "id.916a":
    "Alongside a spouse, the children's reserved part is counted on their own share, and the law sets no single free part.",
  "pt.2158": "Half is reserved for a husband or wife who inherits alone.",
  "pt.2159":
    "Two thirds are reserved for spouse and children; without a spouse, half for one child, two thirds for several.",
  "pt.2161":
    "Two thirds are reserved for spouse and ascendants; without a spouse, half for parents, a third for more distant ascendants.",
  "at.757": "Children and a husband or wife can claim half of what they would inherit without a will, in money.",
  "lu.913": "Half is reserved for one child, two thirds for two, three quarters for three or more.",
  "be.4-145":
    "Half is reserved for the children together, however many there are, and for the spouse the use of half, including at least the family home and its furniture.",
  "gr.1825": "Half of what they would inherit without a will is reserved for children, parents and spouse.",
  "cy.41":
    "With a spouse or children, a will can give a quarter freely; with a spouse or a parent and no children, half.",
  "ae.11-will": "A will can give everything freely.",
  "druze.148": "A will can give freely, to heirs and to others, without limit.",
  "ie.111": "A husband or wife can claim half, or a third if there are children, whatever the will says.",
  "gb.46":
    "If there are children, a husband or wife receives a fixed sum and half of the rest, and the children the other half. If there are no children, the spouse receives everything. If there is no spouse, the estate goes to children, then parents, then brothers and sisters, and so on.",
  "gb.chattels": "The husband or wife also receives the personal belongings.",
  "gb.1975": "Family and people who were supported can ask a court for more, within six months of the grant.",
  "us.2-102":
    "A husband or wife receives everything, or a fixed sum and a part of the rest, depending on whose children there are and whether a parent is alive. In each generation, those who inherit share equally.",
  "us.states": "This is a model law. States differ, and the sums change over time.",
  "nz.77":
    "A husband or wife receives a fixed sum and a third of the rest alongside children, two thirds of it alongside parents, and otherwise everything.",
  "nz.chattels": "The husband or wife also receives the personal belongings.",
  "nz.1955": "Family members can ask a court for more.",
  "za.1":
    "If there are children, a husband or wife receives as much as a child, but at least a fixed sum, and the children share the rest. If there are no children, the spouse receives everything.",
  "za.spouses":
    "Several wives inherit alongside each other. Each receives as much as a child, with the estate divided by the number of children and wives, but at least a fixed sum. If the estate is not enough for that, the wives share it equally. If there are no descendants, they share everything.",
  "sct.prior": "A husband or wife first has rights in the home, the furniture and a sum of money, each up to a limit.",
  "sct.free":
    "After the prior rights of the spouse and the legal rights of spouse and children, the rest goes to the children; if there are none, to the spouse, then to parents, brothers and sisters.",
  "sct.legal-rights":
    "Of the movable property, spouse and children each have a third as legal rights, or half if there is only one of them.",
  "halacha.husband": "A husband inherits from his wife before anyone else.",
  "halacha.firstborn": "The father's firstborn son counts twice among the sons.",
  "halacha.order":
    "Sons and their descendants inherit; if there are none, daughters and theirs; then the father, and upwards in his family.",
  "halacha.nearer": "A closer line of the father's family excludes the next.",
  "halacha.widow":
    "A widow is not an heir. What her marriage contract (ketubah) promises, her maintenance and her home come first.",
  "halacha.mothers-side": "The mother and her family are not heirs under this law.",
  "in.hsa8":
    "Children, the widow and the mother share equally; several widows count as one. If there are none, the father inherits.",
  "in.hsa8-open": "The heirs after the nearest class and the father are not covered here.",
  "in.hsa15": "Sons, daughters and the husband share equally.",
  "in.hsa15-open": "Without a husband and children, it depends on where the property came from.",
  "in.isa33":
    "A husband or wife receives a third alongside descendants, half alongside other relatives, and otherwise everything. The rest goes to descendants; if there are none, to the father; without him, to the mother, brothers and sisters.",
  "in.parsi51": "A husband or wife and every child receive the same share, and each parent half of that.",
  "in.nearer": "A closer class of heirs excludes the next.",
  "sunni.husband": "A husband receives half, or a quarter if there are children.",
  "sunni.wives": "A wife, or wives together, receive a quarter, or an eighth if there are children.",
  "sunni.daughters": "If there is no son, one daughter receives half, and several share two thirds.",
  "sunni.sons-daughters":
    "A son's daughter takes a daughter's place if there is none, and completes the two thirds alongside one.",
  "sunni.father-sixth": "If there are children, the father receives a sixth.",
  "sunni.grandfather-sixth": "The father's father takes the father's place if the father has died.",
  "sunni.mother-sixth": "The mother receives a sixth if there are children, or two or more brothers or sisters.",
  "sunni.mother-third": "The mother receives a third if there are no children and fewer than two brothers or sisters.",
  "sunni.umariyya":
    "Alongside a spouse and the father, the mother receives a third of what is left after the spouse's share.",
  "sunni.grandmothers": "If the mother has died, the grandmothers share a sixth.",
  "sunni.full-sisters": "One full sister receives half, and several share two thirds.",
  "sunni.paternal-sisters":
    "A sister on the father's side takes a full sister's place, and completes the two thirds alongside one.",
  "sunni.uterine":
    "One brother or sister on the mother's side receives a sixth; several share a third, men and women alike.",
  "sunni.mushtaraka": "If nothing would be left for full brothers, they share the third of those on the mother's side.",
  "sunni.residue":
    "What is left after the fixed shares goes to the nearest male line; a man counts twice alongside his sister.",
  "sunni.sister-with-daughter": "Alongside a daughter, a sister takes what is left, as a brother would.",
  "sunni.awl": "If the shares come to more than the whole, they all shrink in proportion ('awl).",
  "sunni.radd":
    "If something is left and nobody takes it, it goes back to those who have shares, except the spouse (radd).",
  "sunni.spouse-radd": "If no other heir is left, the rest goes to the husband or wife.",
  "sunni.treasury": "What nobody inherits goes to the public treasury.",
  "sunni.grandfather-excludes":
    "In this school the father's father comes before brothers and sisters, as the father would.",
  "sunni.grandfather-zayd":
    "The father's father shares with brothers and sisters, and takes the best of three: a brother's share, a third of what is left, or a sixth of the whole.",
  "sunni.akdariyya":
    "Alongside a husband, mother and one sister, the grandfather and the sister combine their shares and divide them two to one.",
  "sunni.malikiyya": "In the Maliki school, brothers receive nothing alongside the grandfather in this family.",
  "sunni.grandfather-art22":
    "In Egypt the grandfather shares with brothers as one of them, after sisters who keep their shares, and never receives less than a sixth.",
  "sunni.art22-open":
    "Egypt's statute does not clearly say how a grandfather, full sisters and brothers on the father's side share. Please ask a court.",
  "sunni.kindred-nearness": "More distant relatives inherit by closeness if no closer heir is left.",
  "sunni.kindred-tanzil": "More distant relatives take the place of the person through whom they are related.",
  "sunni.kindred-open":
    "Only distant relatives of several branches are left. Scholars divide differently here, so please ask a scholar or a court.",
  "sunni.excluded": "A closer heir excludes a more distant one.",
  "sunni.nothing-left": "Someone who takes only what is left receives nothing if the shares leave nothing.",
  "sunni.quota-full": "Daughters and son's daughters, or sisters, never receive more than two thirds together.",
  "jafari.spouse": "A husband receives half, or a quarter if there are children; wives a quarter, or an eighth.",
  "jafari.class":
    "Parents and children come first, then grandparents, brothers and sisters, then uncles and aunts. A closer class excludes the next.",
  "jafari.nearer": "Within a class, the closer relative excludes the more distant.",
  "jafari.parents":
    "If there are children, each parent receives a sixth. If there are no children, the mother receives a third and the father the rest.",
  "jafari.mother-reduced":
    "While the father is alive, two brothers, a brother and two sisters, or four sisters on his side reduce the mother to a sixth.",
  "jafari.daughters": "If there is no son, one daughter receives half, and several two thirds.",
  "jafari.children": "Children share what is left after the parents and spouse; a son counts twice.",
  "jafari.return":
    "What is left over goes back to parents and daughters in proportion, not to the spouse, nor to a mother whose share brothers have reduced.",
  "jafari.deficit": "If the shares come to more than the whole, only the daughters receive less.",
  "jafari.branch":
    "Grandchildren, and children of brothers and sisters, take the share of the person through whom they are related.",
  "jafari.mothers-side":
    "The mother's side receives a third, or a sixth for a single brother or sister, shared equally.",
  "jafari.fathers-side": "The father's side receives the rest, and a man counts twice.",
  "jafari.full-before-paternal": "Relatives through both parents exclude those through the father alone.",
  "jafari.uncles": "Uncles and aunts on the mother's side receive a third, those on the father's side the rest.",
  "jafari.husband-alone": "A husband who inherits alone receives everything.",
  "jafari.wife-alone": "A wife who inherits alone receives a quarter; the rest goes to the state.",
  "jafari.paternal-sisters-open":
    "Jurists disagree on who receives the surplus alongside sisters on the father's side. Please ask a scholar or a court.",
  "tunisia.143bis": "In Tunisia the rest goes back to daughters before brothers and uncles.",
  "tunisia.143bis-open":
    "It is not settled how a spouse, or a sister, shares alongside daughters under Tunisia's rule. Please ask a court.",
  "tunisia.191":
    "In Tunisia grandchildren receive what their parent, who died before, would have received, up to a third together.",
  "court.check": "Not every detail of this law is confirmed. Please have the result checked by a court.",
  "court.candidates-differ":
    "This law is not confirmed on a point that matters here, and the possible readings give different results. Please ask a court or a scholar.",
  "court.issue-of-predeceased":
    "There are grandchildren whose parent died first. What this law gives them is not confirmed, so please ask a court.",
  "islamic.not-of-blood": "This law gives shares only to blood relatives and to the spouse.",
  "islamic.barred":
    "Anyone who killed the deceased, has another religion or was divorced does not inherit, according to this school.",
  "morocco.369":
    "In Morocco grandchildren receive what their parent, who died before, would have received, up to a third together, before the heirs divide the rest.",
  "egypt.obligatory-bequest":
    "In Egypt grandchildren receive what their parent, who died before, would have received, up to a third together, before the heirs divide the rest.",
  "bequest.before-shares": "The grandchildren's share comes before the shares of the heirs.",
  "pakistan.mflo4": "In Pakistan grandchildren take the share that their parent, who died before, would have received.",
  "indonesia.khi185":
    "In Indonesia grandchildren can take the place of a parent who died before, with no more than that parent's equals receive.",
  ...unworthySays({
    "as-if-dead":
      "Anyone who deliberately killed the deceased does not inherit. It is as if they had died before, so their children may take their place.",
    closed: "Anyone who deliberately killed the deceased does not inherit, and their children do not take their place.",
    open: "Anyone who deliberately killed the deceased does not inherit. Whether their children take their place is not confirmed in our sources.",
    unknown: "Our sources do not say what this law does when an heir deliberately killed the deceased.",
  }),
  "us-la.1493":
    "Children who are 23 or younger, or who can never care for themselves, keep a part that a will cannot take: a quarter for one, half for two or more.",
  "mx.1630":
    "Brothers and sisters share equally, and one with the same two parents takes twice as much as a half-brother or half-sister. Children of one who died take that place.",
  "law.shares": "This is how the law here divides an estate when there is no will.",
  "law.open":
    "Our sources do not confirm how this law divides the estate of a family like this one. So we show no shares. Please ask a lawyer or a court.",
  "law.chattels": "Household goods and personal belongings also go to the husband or wife, on top of this share.",
  "law.home": "The home follows rules of its own: the husband or wife may have the right to live in it, or to keep it.",
  "law.claims": "Family members who are left with too little can ask a court for more.",
  "law.equalisation":
    "The husband or wife can choose to have the couple’s property equalised instead of taking this share.",
  "law.marital-portion": "A husband or wife who is much poorer than the deceased can claim a part of the estate.",
  "law.two-laws":
    "Law 77 of 1943 applies to everyone in Egypt, but Law 25 of 1944 lets the heirs of a non-Muslim agree that his or her own law applies. Courts disagree: some apply the church rules (Cairo 2016, Helwan 2019), others Law 77 of 1943. Five churches signed a bill for equal shares in December 2024. We have not confirmed that it became law.",
  "eg.heirs-agree":
    "All heirs agree. Law 25 of 1944 lets them choose the law of the church, and a court in Helwan applied it in 2019 because the heirs had agreed.",
  "eg.heirs-not-agreed":
    "Not all heirs agree, or it is not known yet. Whether a court needs their agreement to apply the church rules is not settled.",
  "eg.several-churches": "Not all heirs belong to the same church. Which law then applies is not settled.",
  "jo.christians":
    "In Jordan, Islamic shares apply to everyone, Christians too. In June 2026 the cabinet was reported to have approved changes for Christian communities. We have not confirmed that they became law, so please ask a lawyer.",
  "couple.separation": "Each of the couple owned their own property. Only what belonged to the deceased is divided.",
  "couple.community-of-acquests":
    "Half of what the couple gained in the marriage already belongs to the survivor, with everything that was the survivor’s own. Only the rest is inherited. This follows from what you said about the couple. If their first home together after the wedding was in another country, that country’s rules may apply instead.",
  "couple.universal-community":
    "The couple owned everything together, so half of it already belongs to the survivor. Only the other half is inherited. This follows from what you said about the couple. If their first home together after the wedding was in another country, that country’s rules may apply instead.",
  "couple.participation":
    "Each keeps their own property, and what both gained in the marriage is shared in halves. Only what then belonged to the deceased is inherited. This follows from what you said about the couple. If their first home together after the wedding was in another country, that country’s rules may apply instead.",
  "couple.family-patrimony":
    "Half of the family patrimony (the family’s homes, their furniture, its cars and the pension rights of the marriage) already belongs to the survivor, whatever a contract says. Without a contract, so does half of what else was gained in the marriage. Only the rest is inherited.",
  "couple.several":
    "Half of what each wife gained together with the deceased already belongs to her. Our sources do not say how the gains of several marriages are told apart, so we show shares without amounts.",
  "couple.election":
    "Instead of this share, the survivor can choose half the difference between what the deceased and the survivor had of the couple’s property. The time limit is six months, and a contract between the two may say otherwise. Please ask a lawyer before choosing.",
  "couple.open":
    "What belongs to the survivor before anyone inherits depends on the marriage contract, or on older rules that our sources do not cover. So we show no shares. Please ask a notary or a lawyer.",
  "partner.nothing": "An unmarried partner receives nothing without a will.",
  "partner.as-spouse":
    "The couple was not married, but under this law a partner like this one inherits as a husband or wife would. A court may ask for proof of what you said about the couple.",
  "partner.not-reviewed":
    "Our sources do not say what an unmarried partner receives under this law. So we show no shares. Remove the partner to see how the law divides the estate among the others, and ask a lawyer.",
  "sct.separated": "A husband or wife who was separated but not divorced still inherits.",
  "gb.forfeiture-relief":
    "Someone who killed the deceased can ask a court to let them inherit all the same, but not after a conviction for murder.",
} as const satisfies Record<Saying, string>;
