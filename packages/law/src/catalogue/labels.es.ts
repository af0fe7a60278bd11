import type { Labels } from "./label.ts";

export const labels: Labels = {
  language: "es",
  systems: {
    islamic: {
      label: "Derecho islámico",
      description: "Cuotas fijas para los parientes más próximos; por testamento se puede disponer de hasta un tercio.",
    },
    civil: {
      label: "Derecho civil",
      description: "Un código escrito dice quién hereda; en muchos países una parte se reserva a la familia cercana.",
    },
    common: {
      label: "Common law",
      description: "Primero decide el testamento; si no lo hay, la ley y los tribunales.",
    },
    christian: {
      label: "Derecho personal cristiano",
      description: "Reglas sucesorias para los miembros de una iglesia allí donde el Estado las reconoce.",
    },
    hebrew: { label: "Derecho judío", description: "Sucesión según la Halajá." },
    hindu: { label: "Derecho hindú", description: "Sucesión de los hindúes donde rige el derecho personal." },
    buddhist: { label: "Derecho budista", description: "Sucesión de los budistas donde rige el derecho personal." },
    jain: { label: "Derecho jainista", description: "Sucesión de los jainistas donde rige el derecho personal." },
    sikh: { label: "Derecho sij", description: "Sucesión de los sijes donde rige el derecho personal." },
    parsi: { label: "Derecho parsi", description: "Sucesión de los parsis donde rige el derecho personal." },
    custom: {
      label: "A su medida",
      description: "Usted decide quién recibe qué; no se comprueban las reglas de ningún país.",
    },
    bahai: { label: "Derecho bahaí", description: "Sucesión según los escritos bahaíes; no se calculan cuotas." },
  },
  subs: {
    hanafi: { label: "Escuela hanafí", description: "Escuela suní de Abu Hanifa." },
    maliki: { label: "Escuela malikí", description: "Escuela suní de Málik ibn Anas." },
    shafi: { label: "Escuela shafií", description: "Escuela suní de al-Shafií." },
    shafii: { label: "Escuela shafií", description: "Escuela suní de al-Shafií." },
    hanbali: { label: "Escuela hanbalí", description: "Escuela suní de Áhmad ibn Hánbal." },
    sunni: { label: "Suní", description: "Derecho suní tal como lo aplican los tribunales del lugar." },
    jafari: { label: "Escuela yafarí", description: "Derecho de los chiíes duodecimanos." },
    shia: { label: "Chií (yafarí)", description: "Derecho de los chiíes duodecimanos." },
    zaidi: { label: "Escuela zaidí", description: "Derecho de los chiíes zaidíes." },
    ibadi: { label: "Escuela ibadí", description: "Derecho de los ibadíes." },
    ismaili: { label: "Ismailí", description: "Derecho de los chiíes ismailíes." },
    druze: { label: "Drusos", description: "Derecho de la comunidad drusa: el testamento puede disponer de todo." },
    maronite: { label: "Maronita", description: "Iglesia maronita." },
    orthodox: { label: "Ortodoxa", description: "Iglesias ortodoxas." },
    catholic: { label: "Católica", description: "Iglesia católica." },
    protestant: { label: "Protestante", description: "Iglesias protestantes." },
    coptic: { label: "Copta", description: "Iglesia copta." },
    halacha: { label: "Halajá", description: "Derecho sucesorio judío." },
    traditional: { label: "Derecho tradicional", description: "El derecho de la comunidad." },
    general: {
      label: "Derecho civil general",
      description: "La ley de quienes no dependen del derecho de un tribunal religioso.",
    },
    nonmuslim: { label: "No musulmanes", description: "Derecho civil para quienes no son musulmanes." },
    difc: {
      label: "Testamentos DIFC",
      description: "Testamentos de no musulmanes registrados en el centro financiero internacional de Dubái.",
    },
    adgm: { label: "ADGM", description: "Abu Dhabi Global Market." },
    upc: {
      label: "Uniform Probate Code",
      description: "La ley modelo de muchos estados; cada estado tiene su versión.",
    },
    bw: { label: "Código Civil (BW)", description: "El Burgerlijk Wetboek, para quienes no son musulmanes." },
    khi: {
      label: "Compilación de Derecho Islámico (KHI)",
      description: "La compilación que aplican los tribunales religiosos de Indonesia.",
    },
    "distribution-act": {
      label: "Distribution Act (no musulmanes)",
      description: "La ley para quienes no son musulmanes; Sabah tiene la suya.",
    },
    lagos: { label: "Lagos, matrimonio civil", description: "Herencias de quienes se casaron según la Marriage Act." },
    canon: { label: "Derecho canónico", description: "El derecho de la Iglesia católica." },
    hindu: { label: "Hindúes", description: "Para hindúes, budistas, jainistas y sijes." },
    christian: { label: "Cristianos", description: "Ley para los cristianos." },
    parsi: { label: "Parsis", description: "Ley para los parsis." },
  },
  part: "El derecho de {part}.",
  national: {
    label: "{country}: derecho nacional",
    description: "Sucesión según el derecho nacional. País: {country}.",
  },
};
