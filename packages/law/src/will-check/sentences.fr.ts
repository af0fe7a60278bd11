import type { CheckSentences } from "./sentences.ts";
import { ways } from "./ways-on.fr.ts";
import { words } from "./words.fr.ts";

export const sentences: CheckSentences = {
  language: "fr",
  headings: { error: "À corriger", warning: "À regarder", info: "Bon à savoir" },
  findings: {
    "family.impossible": [
      "La famille ne tient pas ensemble",
      "Quelque chose au sujet de {person} ne peut pas être juste. Revoyez la famille.",
    ],
    "gift.odd": [
      "Un legs n’a pas de valeur correcte",
      "Ce que recevrait {person} est nul, négatif ou plus que le tout.",
    ],
    "shares.sum": [
      "Les parts ne font pas le tout",
      "Ensemble elles font {share}, et non 1. La différence est de {excessShare}.",
    ],
    "gift.more-than-estate": [
      "Vous donnez plus que ce qu’il y a",
      "Les legs font {given}. La succession vaut {limit}. C’est {excess} de trop.",
    ],
    "asset.twice": [
      "La même chose est donnée deux fois",
      "Vous donnez {asset} à {people}. Une seule personne peut l’avoir, ou chacune une partie.",
    ],
    "gift.recipient-missing": [
      "Il n’y a personne derrière un nom",
      "Le testament nomme quelqu’un qui n’est pas parmi vos proches enregistrés.",
    ],
    "gift.recipient-died": ["{person} n’est plus en vie", "Personne ne remplace {person} : cette partie tomberait."],
    "testator.under-age": [
      "Vous n’avez pas encore l’âge de faire un testament ici",
      "La loi demande {needed} ans. Vous en avez {age}.",
    ],
    "testator.needs-leave": [
      "À votre âge, il faut davantage",
      "À partir de {needed} ans, vous êtes libre de le faire. À {age} ans, il faut l’accord d’un tribunal ou un autre motif prévu par la loi.",
    ],
    "testator.half-power": [
      "À votre âge, on ne peut pas tout donner",
      "Jusqu’à {needed} ans, vous ne pouvez donner que la moitié de ce que peut un adulte : ici {limit}.",
    ],
    "testator.age-unknown": [
      "Nous ne connaissons pas votre âge",
      "Ici, il faut avoir {needed} ans. Nous ne l’avons pas vérifié.",
    ],
    "form.official-only": [
      "Ici, un testament demande un officier public",
      "Vous avez choisi : {form}. Cette loi n’admet que : {forms}.",
    ],
    "form.excluded": ["Cette forme ne vaut pas ici", "Vous avez choisi : {form}. [La loi connaît : {forms}.]"],
    "form.not-listed": [
      "Nous ne connaissons pas cette forme ici",
      "Vous avez choisi : {form}. [Formes vérifiées : {forms}.]",
    ],
    "form.emergency-only": [
      "Cette forme est réservée aux urgences",
      "Vous avez choisi : {form}. Elle ne vaut qu’en danger ou quand aucun officier public ne peut être joint.",
    ],
    "form.small-things": [
      "Cette forme ne vaut que pour de petites choses",
      "Elle ne couvre ni un logement, ni de l’argent, ni d’autres grands legs.",
    ],
    "form.no-official": ["L’officier public manquait", "Cette forme ne vaut que s’il intervient : {form}."],
    "form.lacks": [
      "Il manque quelque chose sur le papier",
      "Il manque : {need}. Sans cela, le testament peut ne pas valoir.",
    ],
    "form.not-chosen": ["Vous n’avez pas choisi comment faire le testament", "Ici, on peut le faire ainsi : {forms}."],
    "form.not-reviewed": [
      "La façon de signer n’est pas encore vérifiée",
      "Nous n’avons pas de règles vérifiées sur la forme et les témoins pour cette loi.",
    ],
    "witness.too-few": ["Il manque des témoins", "Nécessaires : {needed}. Nommés et valables : {have}."],
    "witness.minor": ["{person} n’a pas l’âge d’être témoin", "Un témoin doit avoir au moins {needed} ans."],
    "witness.will-void": [
      "Avec {person} comme témoin, tout le testament est en danger",
      "{person} {bar}. Ici, cela peut rendre le testament nul.",
    ],
    "witness.gift-void": [
      "{person} est témoin, et un legs tomberait",
      "{person} {bar}. Le legs tomberait. Le testament resterait bon.",
    ],
    "witness.not-counted": [
      "{person} ne compte pas comme témoin",
      "{person} {bar}. Ici, cette personne ne peut pas être témoin.",
    ],
    "witness.unwise": [
      "Mieux vaut un autre témoin que {person}",
      "{person} {bar}. Nous ne connaissons pas ici de règle qui enlève le legs, mais cela invite à la dispute.",
    ],
    "witness.to-find": ["Il vous faudra des témoins", "Nécessaires pour cette forme : {needed}."],
    "marriage.revoked": [
      "Votre mariage a mis fin à ce testament",
      "Le mariage est venu après la signature. Ici, cela révoque un testament.",
    ],
    "marriage.may-revoke": [
      "Votre mariage a peut-être mis fin à ce testament",
      "Le mariage est venu après la signature. Ici, cela révoque un testament, avec des exceptions.",
    ],
    "marriage.spouse-first": [
      "Votre mariage est venu après la signature",
      "Ici, votre conjoint prend d’abord la part que la loi lui donne. Le testament vaut pour le reste.",
    ],
    "marriage.would-revoke": [
      "Un mariage mettrait fin à ce testament",
      "En cas de mariage, faites un nouveau testament.",
    ],
    "divorce.ends-gift": [
      "Votre divorce a changé ce testament",
      "Ce que vous laissiez à {person} ne vaut plus, comme si ce nom n’y figurait pas.",
    ],
    "divorce.lapses": [
      "Votre divorce change ce testament pour un temps",
      "Ce que vous laissiez à {person} tombe si vous mourez dans les trois mois du divorce.",
    ],
    "divorce.would-change": [
      "Un divorce changerait ce testament",
      "Ce que vous laissez à {person} et les tâches confiées ne vaudraient plus.",
    ],
    "child.revokes": [
      "Un enfant est venu après ce testament",
      "La naissance de {person} suit la signature. Ici, cela révoque le testament.",
    ],
    "child.may-revoke": [
      "Un enfant est venu après ce testament",
      "La naissance de {person} suit la signature. Dans les conditions que dit la loi, cela révoque le testament.",
    ],
    "third.exceeded": [
      "Vos legs dépassent ce que la loi protège",
      "On peut donner jusqu’à {limit}. Vos legs font {given}. Les derniers {excess} ne valent qu’avec l’accord de {consent} {when}.",
    ],
    "heir.gift-void": [
      "Un legs à un héritier ne vaut pas ici",
      "{person} hérite déjà de vous. Dans cette école, un tel legs est nul. Ce que les autres permettent est leur propre don.",
    ],
    "heir.gift-needs-consent": [
      "Un legs à un héritier demande l’accord des autres",
      "{person} hérite déjà de vous. Le legs ne vaut qu’avec l’accord de {consent} {when}.",
    ],
    "heir.gift-not-reviewed": [
      "Legs à un héritier : pas encore vérifié",
      "{person} hérite déjà de vous. La valeur d’un tel legs dans cette loi n’est pas encore vérifiée.",
    ],
    "shares.not-as-law": [
      "La loi fixe ces parts",
      "Vous avez écrit d’autres parts que la loi : {people}. Un testament ne peut pas les changer, sauf si ceux qui perdent l’acceptent {when}.",
    ],
    "grandchildren.obligatory": [
      "La loi donne d’abord une part à vos petits-enfants",
      "Leur parent est mort avant vous. Cette part va à {people} avant tout autre legs, au plus {limit}.[ Ici, c’est {reserved}.]",
    ],
    "grandchildren.in-place": [
      "Vos petits-enfants prennent la place de leur parent",
      "Ce que leur parent aurait eu va à {people}.",
    ],
    "grandchildren.not-confirmed": [
      "Petits-enfants : demandez à un tribunal",
      "Ce que cette loi donne à {people}, dont le parent est mort avant vous, n’est pas confirmé.",
    ],
    "adopted.obligatory": [
      "Un enfant adopté a une part sans être héritier",
      "{person} n’hérite pas, mais la loi lui donne une part d’au plus {limit}.",
    ],
    "reserve.cut": [
      "Un legs entame la part de votre famille",
      "La loi garde {reserved} pour {consent}.[ Vous pouvez donner librement {limit} ; vos legs font {given}.] C’est {excess} de trop.",
    ],
    "reserve.use-cut": [
      "Votre conjoint a un droit d’usage",
      "{person} peut user à vie de {reservedShare} de la succession. Le testament laisse trop peu pour cela.",
    ],
    "reserve.elective": [
      "Votre conjoint peut choisir une part légale",
      "{person} peut prendre une part prévue par la loi à la place de ce que vous laissez.[ Elle est de {reserved}, soit {excess} de plus.] Elle croît avec les années de mariage et varie selon l’État.",
    ],
    "reserve.dependants": [
      "{person} a une part qu’aucun testament n’enlève",
      "Les enfants mineurs et les proches qui ne peuvent pas travailler ont la moitié de leur part légale : ici {reserved}. Il manque {excess}.",
    ],
    "reserve.necessary": [
      "Il faut laisser quelque chose à {person}",
      "À l’héritier qui ne peut pas travailler et n’a pas de revenu, il faut laisser une part nécessaire. La loi ne donne pas de nombre.",
    ],
    "reserve.legal-rights": [
      "{person} peut demander ses droits légaux",
      "Une part de tout, sauf terres et maisons, lui revient sur demande : {reserved}. C’est {excess} de plus que ce que vous laissez.",
    ],
    "reserve.gifts-too-large": [
      "Vos donations dépassent ce que vous pouviez donner",
      "Même toute la succession ne suffit pas à la part de {consent}. Il manque {excess}, qui peut être demandé à ceux qui ont reçu les donations : {people}.",
    ],
    "reserve.gifts-counted": [
      "Les donations faites de votre vivant s’ajoutent",
      "Cette loi ajoute {given} que vous avez donnés de votre vivant. La part de la famille proche se mesure sur {limit}. Ce qu’elle a déjà reçu compte pour cette part.",
    ],
    "reserve.gifts-undated": [
      "Quand cela a-t-il été donné ?",
      "Ce que vous avez donné de votre vivant à {people} compte ou non selon le jour. Sans lui, nous ne l’avons pas compté.",
    ],
    "reserve.gifts-not-entered": [
      "Les donations de votre vivant comptent aussi",
      "Cette loi ajoute ce que vous avez donné de votre vivant pour mesurer la part de la famille proche. Nous ne connaissons pas de donations : avec elles, la part peut être plus grande.",
    ],
    "reserve.gifts-may-count": [
      "Les donations de votre vivant peuvent changer cela",
      "Selon cette loi, les donations faites de votre vivant peuvent changer la part de la famille proche.[ Nous n’avons pas compté ce qu’ont reçu : {people}.] Demandez à un avocat ou à un notaire.",
    ],
    "claims.family": [
      "La famille proche peut aller au tribunal",
      "Vous ne laissez rien à {people}. Ici, on peut demander au juge une aide ou une part.",
    ],
    "halacha.will-alone": [
      "Un testament seul ne change aucun héritier selon la Halakha",
      "Ce que vous donnez à {people} doit prendre effet de votre vivant, ou être lié à une dette que les héritiers peuvent racheter.",
    ],
    "halacha.firstborn-cut": [
      "La double part de l’aîné est entamée",
      "{person} a {share} selon la Halakha. Vos parts donnent moins.",
    ],
    "halacha.firstborn": ["L’aîné a une double part", "{person} a {share} de ce que le père possédait à sa mort."],
    "religion.bars-heir": [
      "{person} n’hérite pas selon cette loi",
      "La raison est une religion différente.[ Vous pouvez donner quelque chose à {person} dans la limite de {limit}.]",
    ],
    "religion.not-looked-at": [
      "Nous n’avons pas regardé la religion",
      "Cette loi a des règles sur les héritiers d’une autre religion. Vous ne nous avez pas demandé de la noter, donc nous n’avons pas regardé.",
    ],
    "executor.minor": ["{person} n’a pas l’âge d’exécuter un testament", "Nommez une personne adulte."],
    "guardian.minor": ["{person} n’a pas l’âge d’exercer une tutelle", "Nommez une personne adulte pour {other}."],
    "executor.missing": [
      "Personne n’est chargé d’exécuter le testament",
      "L’exécuteur paie les dettes, rassemble vos biens et les remet.",
    ],
    "executor.died": [
      "Votre exécuteur n’est plus là",
      "{person} n’est plus en vie ou n’est pas parmi vos proches enregistrés.",
    ],
    "minor.no-guardian": [
      "{person} n’a pas l’âge de la majorité, et personne n’a la tutelle",
      "Quelqu’un devrait s’occuper de ce que {person} reçoit.",
    ],
    "guardian.died": [
      "Un tuteur n’est plus là",
      "{person}, pour {other}, n’est plus en vie ou n’est pas parmi vos proches enregistrés.",
    ],
    "minor.guarded": ["{person} n’a pas l’âge de la majorité", "Vous avez nommé {people} pour s’occuper de {person}."],
    "gift.no-substitute": [
      "Un legs n’a personne en second",
      "En cas de décès de {people} avant vous, le legs revient à la succession.",
    ],
    "residue.unassigned": [
      "La loi partage le reste",
      "Vous ne nommez personne pour ce qui reste : {limit}.[ Par la loi, cela va à {people}.]",
    ],
    "law.choice-missing": [
      "Une autre loi peut s’appliquer",
      "Vous vivez dans ce pays : {otherCountry}. Sa loi s’applique, sauf si le testament choisit celle de votre nationalité : {country}.",
    ],
    "law.choice-not-possible": [
      "Vous ne pouvez pas choisir cette loi",
      "Vous vivez dans ce pays : {otherCountry}. Sa loi s’applique. On ne peut choisir que la loi d’une nationalité que l’on a, et ce n’est pas le cas : {country}.",
    ],
    "law.choice-differs": [
      "Le testament choisit une autre loi que celle qu’il suit",
      "Loi choisie : {otherCountry}. Loi suivie dans ce testament : {country}.",
    ],
    "law.own-choice": [
      "Aucune loi n’est vérifiée",
      "Vous avez choisi de composer votre propre testament. Dans beaucoup de pays, la famille proche a une part qu’aucun testament ne peut enlever.",
    ],
    "law.choice-made": [
      "Loi choisie : {country}",
      "Sans ce choix, la loi de votre pays de résidence s’appliquerait : {otherCountry}.",
    ],
    "law.choice-possible": [
      "Vous pourriez choisir une autre loi",
      "La loi de votre pays de résidence s’applique : {country}. Vous pouvez choisir à la place : {countries}.",
    ],
    "law.other-ties": [
      "Plusieurs pays sont concernés",
      "Vous avez des liens avec : {countries}. Chacun a sa règle sur la loi qui s’applique.",
    ],
    "form.hague": [
      "La forme d’un seul pays suffit",
      "Un testament vaut en la forme s’il vaut là où il est signé, ou dans l’un de ces pays : {countries}.",
    ],
    "estate.unknown": [
      "Nous n’avons pas pu regarder les limites",
      "Il manque la valeur de la succession ou d’un legs.",
    ],
    "law.needs-fact": [
      "Il nous faut une information de plus",
      "Il manque : {fact}. Sans cela, cette loi ne se calcule pas.",
    ],
    "law.not-computed": [
      "Cette famille demande un avocat ou un tribunal",
      "La loi laisse ce cas ouvert, donc nous ne le calculons pas.",
    ],
    "law.not-confirmed": [
      "Tout n’est pas confirmé dans cette loi",
      "Faites vérifier par un tribunal ce que nous avons calculé.",
    ],
    "law.no-engine": ["Pas encore de calcul pour cette loi", "{reason} Nous n’avons vérifié ni parts ni limites."],
  },
  ...ways,
  words,
};
