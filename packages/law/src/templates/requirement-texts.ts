/** What requirements say beside what their template says. Few enough to be there at once in every language. */
export interface RequirementTexts {
  /** What follows if the point is not met. */
  impact: {
    required: string;
    document: string;
    recommended: string;
    /** For good practice that no law asks for. */
    advice: string;
    unknown: string;
    optional: string;
  };
  source: (source: string) => string;
  lastChecked: (month: string) => string;
  confirm: string;
  /** Said of good practice. */
  advice: string;
  notReviewed: string;
  language: string;
  authority: string;
  translation: string;
}

const isolated = (text: string) => `\u2068${text}\u2069`;

export const requirementTexts: Readonly<Record<string, RequirementTexts>> & { en: RequirementTexts } = {
  en: {
    impact: {
      required: "Without this, the will or part of it may not be valid.",
      document: "Without this document, the will may be delayed or contested.",
      recommended: "The will can be valid without this, but it may be doubted or lost.",
      advice: "No law requires this, but it saves the people you leave behind a lot of trouble.",
      unknown: "Nobody has reviewed this point, so we do not check it.",
      optional: "Good to know. Nothing depends on it.",
    },
    source: (source) => `Source: ${source}`,
    lastChecked: (month) => `Last checked ${month}`,
    confirm: "To be confirmed with a lawyer",
    advice: "Good practice, not a legal requirement",
    notReviewed: "Not reviewed yet",
    language: "Language",
    authority: "Office or authority",
    translation: "A will in another language needs a translation or an interpreter.",
  },
  ar: {
    impact: {
      required: "من دونه قد لا يُعتدّ بالوصية أو بجزء منها.",
      document: "من دون هذه الورقة قد تتأخر الوصية أو يُطعن فيها.",
      recommended: "قد تصح الوصية من دونه، لكنه يمنع الشك والخسارة.",
      advice: "لا يشترطه قانون، لكنه يوفر على أهلك عناءً كبيراً.",
      unknown: "لم تُراجَع هذه النقطة بعد، ولذلك لا يُفحص هنا شيء.",
      optional: "معلومة مفيدة، ولا يبطل بسببها شيء.",
    },
    source: (source) => `المصدر: ${isolated(source)}`,
    lastChecked: (month) => `آخر مراجعة: ${month}`,
    confirm: "يجب تأكيده مع محامٍ",
    advice: "من حسن التدبير، وليس قاعدة قانونية",
    notReviewed: "لم يُراجَع بعد",
    language: "اللغة",
    authority: "الجهة المختصة",
    translation: "النص المكتوب بلغة أخرى يحتاج إلى ترجمة أو مترجم.",
  },
  es: {
    impact: {
      required: "Sin ello, el testamento o una parte de él puede no valer.",
      document: "Sin este documento, el testamento puede retrasarse o impugnarse.",
      recommended: "El testamento puede valer sin ello, pero pueden surgir dudas o pérdidas.",
      advice: "Ninguna ley lo exige. Ahorra muchas preocupaciones a quienes quedan.",
      unknown: "Nadie ha revisado este punto, así que aquí no se comprueba nada.",
      optional: "Conviene saberlo. Nada deja de valer por ello.",
    },
    source: (source) => `Fuente: ${source}`,
    lastChecked: (month) => `Última revisión: ${month}`,
    confirm: "Por confirmar con un abogado",
    advice: "Buena práctica, no una norma legal",
    notReviewed: "Aún no revisado",
    language: "Idioma",
    authority: "Oficina o autoridad",
    translation: "Un texto en otro idioma necesita traducción o intérprete.",
  },
  fr: {
    impact: {
      required: "Sans cela, le testament ou une partie de celui-ci peut ne pas être valable.",
      document: "Sans ce papier, le testament peut être retardé ou contesté.",
      recommended: "Le testament peut valoir sans cela, mais un doute ou une perte peut s’ensuivre.",
      advice: "Aucune loi ne le demande. Vos proches auront bien moins de soucis.",
      unknown: "Personne n’a encore vérifié ce point ; rien n’est donc contrôlé ici.",
      optional: "Bon à savoir. Rien n’échoue à cause de cela.",
    },
    source: (source) => `Source : ${source}`,
    lastChecked: (month) => `Dernière vérification : ${month}`,
    confirm: "À confirmer auprès d’un avocat",
    advice: "Bonne pratique, et non règle de droit",
    notReviewed: "Pas encore vérifié",
    language: "Langue",
    authority: "Bureau ou autorité",
    translation: "Un texte dans une autre langue demande une traduction ou un interprète.",
  },
};
