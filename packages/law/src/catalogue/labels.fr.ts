import type { Labels } from "./label.ts";

export const labels: Labels = {
  language: "fr",
  systems: {
    islamic: {
      label: "Droit musulman",
      description: "Des parts fixes pour les parents les plus proches ; un testament peut porter sur un tiers au plus.",
    },
    civil: {
      label: "Droit civil",
      description: "Un code écrit dit qui hérite ; dans bien des pays, une part est réservée à la famille proche.",
    },
    common: { label: "Common law", description: "Le testament décide d'abord ; à défaut, la loi et les tribunaux." },
    christian: {
      label: "Droit personnel chrétien",
      description: "Règles successorales des membres d'une Église, là où l'État leur donne effet.",
    },
    hebrew: { label: "Droit hébraïque", description: "Succession selon la Halakha." },
    hindu: { label: "Droit hindou", description: "Succession des hindous là où s'applique le droit personnel." },
    buddhist: {
      label: "Droit bouddhiste",
      description: "Succession des bouddhistes là où s'applique le droit personnel.",
    },
    jain: { label: "Droit jaïn", description: "Succession des jaïns là où s'applique le droit personnel." },
    sikh: { label: "Droit sikh", description: "Succession des sikhs là où s'applique le droit personnel." },
    parsi: { label: "Droit parsi", description: "Succession des parsis là où s'applique le droit personnel." },
    custom: {
      label: "Sur mesure",
      description: "Vous décidez qui reçoit quoi ; les règles d'aucun pays ne sont vérifiées.",
    },
    bahai: { label: "Droit bahá'í", description: "Succession selon les écrits bahá'ís ; aucune part n'est calculée." },
  },
  subs: {
    hanafi: { label: "École hanafite", description: "École sunnite d'Abou Hanifa." },
    maliki: { label: "École malikite", description: "École sunnite de Malik ibn Anas." },
    shafi: { label: "École chaféite", description: "École sunnite d'al-Chafii." },
    shafii: { label: "École chaféite", description: "École sunnite d'al-Chafii." },
    hanbali: { label: "École hanbalite", description: "École sunnite d'Ahmad ibn Hanbal." },
    sunni: { label: "Sunnite", description: "Droit sunnite tel que l'appliquent les tribunaux du lieu." },
    jafari: { label: "École jafarite", description: "Droit des chiites duodécimains." },
    shia: { label: "Chiite (jafarite)", description: "Droit des chiites duodécimains." },
    zaidi: { label: "École zaïdite", description: "Droit des chiites zaïdites." },
    ibadi: { label: "École ibadite", description: "Droit des ibadites." },
    ismaili: { label: "Ismaélien", description: "Droit des chiites ismaéliens." },
    druze: {
      label: "Druze",
      description: "Droit de la communauté druze : un testament peut porter sur tous les biens.",
    },
    maronite: { label: "Maronite", description: "Église maronite." },
    orthodox: { label: "Orthodoxe", description: "Églises orthodoxes." },
    catholic: { label: "Catholique", description: "Église catholique." },
    protestant: { label: "Protestant", description: "Églises protestantes." },
    coptic: { label: "Copte", description: "Église copte." },
    halacha: { label: "Halakha", description: "Droit successoral juif." },
    traditional: { label: "Droit traditionnel", description: "Le droit de la communauté." },
    general: {
      label: "Droit civil général",
      description: "La loi de ceux qui ne relèvent pas du droit d'un tribunal religieux.",
    },
    nonmuslim: { label: "Non-musulmans", description: "Droit civil pour les personnes qui ne sont pas musulmanes." },
    difc: {
      label: "Testaments DIFC",
      description: "Testaments de non-musulmans enregistrés au centre financier international de Dubaï.",
    },
    adgm: { label: "ADGM", description: "Abu Dhabi Global Market." },
    upc: { label: "Uniform Probate Code", description: "La loi modèle de nombreux États ; chaque État a sa version." },
    bw: {
      label: "Code civil (BW)",
      description: "Le Burgerlijk Wetboek, pour les personnes qui ne sont pas musulmanes.",
    },
    khi: {
      label: "Compilation de droit islamique (KHI)",
      description: "La compilation qu'appliquent les tribunaux religieux d'Indonésie.",
    },
    "distribution-act": {
      label: "Distribution Act (non-musulmans)",
      description: "La loi pour les non-musulmans ; le Sabah a la sienne.",
    },
    lagos: { label: "Lagos, mariage civil", description: "Successions des personnes mariées selon le Marriage Act." },
    canon: { label: "Droit canonique", description: "Le droit de l'Église catholique." },
    hindu: { label: "Hindous", description: "Pour les hindous, bouddhistes, jaïns et sikhs." },
    christian: { label: "Chrétiens", description: "Loi applicable aux chrétiens." },
    parsi: { label: "Parsis", description: "Loi applicable aux parsis." },
  },
  part: "Le droit applicable : {part}.",
  national: {
    label: "{country} : droit national",
    description: "Succession selon le droit national. Pays : {country}.",
  },
};
