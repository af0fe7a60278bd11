/** Sentences in English. Forms of people: {x} the wife, {x:a} a wife, {x:each} each wife. */
export const lines = {
  "share-of-each": "{noun:each} {share}",
  each: "That is {each} each.",
  "each-listed": "That is: {shares}.",
  "rest.one": "What is left, {total}, goes to {heirs}.",
  "rest.equal": "{heirs} share what is left, {total}, equally: {each} each.",
  "rest.children": "{heirs} share what is left, {total}. A son counts twice: {shares}.",
  "rest.twice": "{heirs} share what is left, {total}. A man counts twice: {shares}.",
  "rest.listed": "{heirs} share what is left, {total}: {shares}.",
  "part.one": "{heirs} receives {total}.",
  "part.equal": "{heirs} share {total} equally: {each} each.",
  "part.children": "{heirs} share {total}. A son counts twice: {shares}.",
  "part.twice": "{heirs} share {total}. A man counts twice: {shares}.",
  "part.listed": "{heirs} share {total}: {shares}.",

  "spouse.less": "There {because^is|are} {because:a}, so {heirs} {heirs?receives|share} {total}, not {instead}.",
  "spouse.full": "No children inherit here, so {heirs} {heirs?receives|share} {total}.",
  "spouse-radd": "No other heir is left, so {heirs} also {heirs?receives|share} the rest: {total}.",
  "daughters.one": "One daughter without a brother receives {total}.",
  "daughters.many": "{heirs:a} without a brother share {total}.",
  "sons-daughters.own":
    "No son or daughter inherits here, so {heirs} {heirs?receives|share} a daughter's share: {total}.",
  "sons-daughters.sixth":
    "{because} {because?has|have} half. {heirs} {heirs?receives|share} {total}, and that makes two thirds in all.",
  "father.sixth": "There {because^is|are} {because:a}, so the father receives {total}.",
  "grandfather.sixth":
    "The grandfather takes the father's place. There {because^is|are} {because:a}, so he receives {total}.",
  "parent.sixth": "There {because^is|are} {because:a}, so {heirs} receives {total}.",
  "mother.children": "There {because^is|are} {because:a}, so the mother receives {total}, not {instead}.",
  "mother.siblings":
    "The deceased left {because:a}. With two or more brothers or sisters, even if they inherit nothing, the mother receives {total}, not {instead}.",
  "mother.third":
    "No children inherit here, and there are fewer than two brothers or sisters, so the mother receives {total}.",
  "mother.third-jafari": "No children inherit here, so the mother receives {total}.",
  "mother.umariyya":
    "Alongside {partner} and {father}, the mother receives {part} of what is left after the share of {partner}: {total} of the whole.",
  "mother.reduced":
    "The father is alive, and the deceased left enough brothers or sisters on his side, so the mother receives {total}, not {instead}.",
  grandmothers: "No mother inherits here, so {heirs} {heirs?receives|share} {total}.",
  "sisters.full": "{heirs:a} without a brother {heirs?receives|share} {total}.",
  "sisters.paternal": "{heirs:a} without a brother {heirs?receives|share} {total}.",
  "sisters.sixth":
    "{because} {because?has|have} half. {heirs} {heirs?receives|share} {total}, and that makes two thirds in all.",
  "uterine.one": "{heirs:a} receives {total}.",
  "uterine.many": "{heirs} share {total} equally, men and women alike.",
  mushtaraka:
    "Nothing would be left for {full}. {full?He has|They have} the same mother as {uterine}, so all of them share {total} equally, men and women alike.",
  "mushtaraka.name": "This is called al-Mushtaraka.",
  "sister-with-daughter": "Alongside {because}, {heirs} {heirs?takes|take} what is left: {total}.",
  awl: "Cut into {base} pieces, the shares come to {risen}: more than there is. So the estate is cut into {risen} pieces and everyone keeps the same number of pieces. The shares are then: {shares}. This is called 'awl.",
  "awl.share":
    "The shares come to more than there is, so they all become smaller in proportion: this one becomes {share} ('awl).",
  "radd.one": "{total} is left and no other relative takes it, so it goes back to {heirs}. This is called radd.",
  "radd.many":
    "{total} is left and no other relative takes it. It goes back to those who already have shares, in the same proportion: {shares} more. This is called radd.",
  "radd.share": "What is left over goes back to those who have shares: here {share} more (radd).",
  "radd.spouse":
    "None of what is left over goes back to {partner}: a husband or wife has no part in it while a blood relative has a share.",
  treasury: "No heir is left for {total}. It goes to the public treasury (bayt al-mal).",
  "treasury.all": "No heir is left, so everything goes to the public treasury (bayt al-mal).",
  "treasury.state.all": "No relative is left, so everything goes to the state.",
  "treasury.state": "No relative is left for {total}. It goes to the state.",
  "zayd.grandfather":
    "Alongside {because}, the grandfather takes whichever is most: a brother's share, a third of what is left, or a sixth of the whole. Here that is {total}.",
  akdariyya:
    "In this family alone, {sister} is first counted with {half}. Then the grandfather and {sister} combine their shares, {total}, and divide them two to one: {shares}. This is called al-Akdariyya.",
  malikiyya:
    "In the Maliki school, in this family, brothers take nothing alongside the grandfather. He receives what is left: {total}. This is called al-Malikiyya.",
  "art22.grandfather":
    "Alongside {because}, the grandfather shares as a brother does, or takes what sisters leave, but never less than a sixth: {total}.",
  kindred:
    "{heirs} {heirs?inherits as a more distant relative|inherit as more distant relatives}, because no closer heir takes the rest.",
  "daughters-return":
    "{total} is left. In Tunisia it goes back to daughters before brothers and uncles: {shares} more.",

  "out.first": "{heirs} {heirs?does|do} not inherit here, because {by} {by?comes|come} first.",
  "out.sister-as-brother":
    "{heirs} {heirs?does|do} not inherit here. Alongside a daughter, {by} {by?counts|count} as a brother, and a brother comes first.",
  "out.grandfather":
    "{heirs} {heirs?does|do} not inherit here: in this school the grandfather takes the father's place, and a father comes before brothers and sisters.",
  "out.nothing-left": "{heirs} would take what the others leave, but {by} {by?leaves|leave} nothing.",
  "out.malikiyya":
    "{heirs} {heirs?takes|take} nothing in this family: in the Maliki school the grandfather receives the rest.",
  "out.quota": "{heirs} {heirs?receives|receive} nothing, because {by} already {by?has|have} the two thirds.",
  "out.nearer-kindred": "{heirs} {heirs?does|do} not inherit here, because {by} {by?is|are} closer.",
  "out.kindred-tanzil": "The person through whom {heirs} {heirs?is|are} related would have had no share here.",
  "out.daughters-return": "{heirs} {heirs?does|do} not inherit here: in Tunisia the rest goes back to {by} first.",
  "out.class": "{heirs} {heirs?does|do} not inherit here, because {by} {by?belongs|belong} to a closer class.",
  "out.degree": "{heirs} {heirs?does|do} not inherit here, because {by} {by?is|are} one step closer.",
  "out.full-first":
    "{heirs} {heirs?does|do} not inherit here, because {by} {by?is|are} related through both father and mother.",
  "out.widow":
    "A widow is not an heir under this law. What her marriage contract (ketubah) promises is paid to her first.",
  "out.mothers-side": "{heirs} {heirs?does|do} not inherit under this law: only the father's family does.",
  "out.parent-alive": "{parent} is alive and inherits, so {heirs} {heirs?does|do} not.",
  "out.called-first": "Under the law {by} {by?comes|come} first, so nothing goes to {heirs}.",
  "out.not-of-blood":
    "This law gives shares only to blood relatives and to the spouse, so {heirs} {heirs?receives|receive} none. A will can give something.",
  "out.barred.killed":
    "Under this law, anyone who caused the death does not inherit, so {heirs} {heirs?receives|receive} no share.",
  "out.barred.religion": "Under this law, a difference in religion prevents {heirs} from inheriting.",
  "out.barred.divorced": "The divorce means that {heirs} can no longer inherit.",
  "out.barred": "Something you entered prevents {heirs} from inheriting under this law.",
  "out.partner":
    "{heirs} {heirs?gets|get} nothing by law and {heirs?receives|receive} nothing without a will, because the couple was not married.",
  "partner.claim-household":
    "Someone who lived with the deceased in one household, as a couple, for the last two years can ask a court for a part of the estate. The time limit is 6 months from the day the court gives the right to deal with the estate (the grant).",
  "partner.claim-cohabitant":
    "If there is no will, someone who lived with the deceased as a couple can ask a court for a part of the estate, but not for more than a husband or wife would receive. The time limit was 6 months from the death. A law of 2024 makes it 12 months. Please ask a solicitor which one applies.",
  "partner.claim-support":
    "A partner who depended on the deceased can ask a court for support from the estate. Our sources do not give the time limit, so please ask a lawyer soon.",
  "partner.home-one-year": "A partner in a PACS can live in the shared home free of charge for one year.",
  "partner.home-some-years":
    "Someone who lived with the deceased as a couple can stay in the home for two to five years.",
  "out.unworthy":
    "Under this law, anyone who deliberately killed the deceased does not inherit, so {heirs} {heirs?receives|receive} no share.",
  "out.unworthy.issue":
    "Under this law, the children of the person who killed the deceased do not take their place, so {heirs} {heirs?receives|receive} no share.",

  return:
    "What is left over goes back in proportion to the parents and daughters who share in it. {heirs} {heirs?receives|receive} {total} more.",
  "return.children":
    "This is a fixed share and part of what is left over, which goes back in proportion to the parents and daughters who share in it.",
  deficit: "The fixed shares come to more than there is. What is missing is taken only from the daughters.",
  "side.mother": "Relatives on the mother's side share equally, men and women alike.",
  "place.dead": "{heirs} {heirs?takes|take} the place of {parent}, who died before.",
  "place.barred": "{heirs} {heirs?takes|take} the place of {parent}, who does not inherit.",
  "place.pooled":
    "The shares of those who died before are combined and shared equally among their children: here {heirs}.",
  "halacha.husband": "A husband inherits from his wife before anyone else, so he receives {total}.",
  firstborn: "{person} is the father's firstborn son and counts twice: {share}.",

  "legacy.sum": "First {heirs} receives a fixed sum of {money}. Here that is {legacy} of the estate.",
  "legacy.part": "Of what is left, {heirs} receives {part}. Together that makes {total}.",
  "legacy.all":
    "{heirs} receives the first {money}. The estate is not larger than that, so {heirs} receives everything.",
  "legacy.least": "{heirs} receives as much as a child, but at least {money}: here {total}.",
  "legacy.least-each": "Each wife receives as much as a child, but at least {money}: here {each}.",
  "legacy.all-each":
    "Each wife would receive at least {money}. The estate is not enough for more than that, so they share all of it: {each} each.",
  "civil.alone": "Nobody else inherits alongside {heirs} here, so {heirs} {heirs?receives|share} {total}.",
  "civil.children": "There {because^is|are} {because:a}, so {heirs} {heirs?receives|share} {total}.",
  "civil.children-only": "Children come first, and no husband or wife shares with them.",
  "civil.regime":
    "Of this, {extra} was added because the couple lived under the ordinary property regime (accrued gains).",
  "civil.beside": "Alongside {others}, {heirs} {heirs?receives|share} {total}.",
  "civil.childless": "No children inherit here. Alongside {others}, {heirs} {heirs?receives|share} {total}.",
  "scotland.house": "First {heirs} has a right to the home, up to a limit: {share} of the estate.",
  "scotland.furniture": "Then to the furniture, up to a limit: {share}.",
  "scotland.cash": "Then to a sum of money: {share}.",
  "scotland.relict": "Of the movable property that is left, {heirs} has a part as legal rights: {share}.",
  "scotland.spouse": "Together {heirs} receives {total}.",
  use: "{heirs} may use {use} for life and keep any income from it. It belongs to {others}. This is called usufruct.",

  "overlay.bequest":
    "{parent} died before, and would have received {wanted}. {heirs} {heirs?receives|receive} this before the heirs divide the rest.",
  "overlay.bequest.cut":
    "{parent} died before, and would have received {wanted}. {heirs} {heirs?receives|receive} this before the heirs divide the rest, but all such grandchildren together receive at most {cap}.",
  "overlay.imagined": "{parent} died before, and is first counted as if alive.",
  "overlay.place": "{parent} died before, and would have received {wanted}. {heirs} {heirs?takes|take} that place.",
  "overlay.left": "That leaves {left}, which the heirs divide in the same proportion: {shares}.",
  "overlay.share": "The grandchildren's share comes first and leaves {left}, so this share becomes {share}.",
  closing: "So {person} receives {share}.",
  "closing.sum": "So {person} receives {terms} = {share}.",
  "closing.use": "So {person} has the use of {use} for life.",
  "same.half": "One share, where {as} has two.",
  "told-with": "See {as}. Here it is {share}.",
  "same.male": "The same as {as}.",
  "same.female": "The same as {as}.",
} as const satisfies Record<string, string>;
