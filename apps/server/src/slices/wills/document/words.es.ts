import type { Words } from "./words.ts";

export const words: Words = {
  draft: "Borrador",
  titles: {
    will: "Testamento",
    model: "Modelo para copiar a mano",
    notarial: "Borrador para el notario",
    wasiyya: "Wasiyya",
    halachic: "Testamento",
    custom: "Testamento",
  },
  notes: {
    model:
      "Copie este texto a mano, palabra por palabra, y después escriba la fecha y firme. En esta forma, una copia impresa no sería válida, aunque la firme.",
    notarial: "Entregue este texto al notario o funcionario que redacta el testamento. No es un testamento.",
    custom: "Este texto no sigue ninguna ley predefinida. Pida a un abogado que lo revise antes de firmar.",
    halachic:
      "El reconocimiento de deuda suele acompañar a un testamento según la ley judía. Pida a un tribunal rabínico que lo revise y escriba la suma antes de firmar.",
  },
  headings: {
    testator: "Quién soy",
    law: "Ley",
    covers: "Qué abarca este testamento",
    revocation: "Testamentos anteriores",
    executors: "Albaceas",
    guardians: "Tutores",
    gifts: "Legados",
    residue: "Todo lo demás",
    shares: "Lo que la ley da a mis herederos",
    leftOut: "Personas que dejo fuera",
    minors: "Los más jóvenes",
    pets: "Mascotas",
    funeral: "Funeral",
    letters: "Cartas",
    accounts: "Cuentas en línea",
    debtDevice: "Reconocimiento de deuda",
    signature: "Firma",
    instructions: "Cómo firmar este testamento",
  },
  invocation: "En el nombre de Dios, el Compasivo, el Misericordioso.",
  opening: ({ name, born, place, address }) =>
    `Yo, ${name}${born ? `, con fecha de nacimiento ${born}${place ? ` en ${place}` : ""}` : ""}${address ? `, con domicilio en ${address}` : ""}, otorgo este testamento por mi propia voluntad.`,
  debtsFirst:
    "Primero se pagan mi funeral y mis deudas. Después se pagan mis legados, con un tercio como máximo de lo que quede, salvo que mis herederos acepten más tras mi muerte.",
  law: (name) => `Hago este testamento según la ley siguiente: ${name}.`,
  chosenLaw: (country) => `Elijo la ley de mi nacionalidad (${country}) para toda mi sucesión.`,
  covers: {
    only: (country) => `Este testamento abarca solo mis bienes situados en ${country}.`,
    except: (countries) =>
      `Este testamento no abarca mis bienes situados en ${countries}, para los que otorgo un testamento aparte.`,
  },
  revokes: {
    all: "Revoco todos mis testamentos y codicilos anteriores.",
    none: "Este testamento completa mis testamentos anteriores. No revoca ninguno.",
    same_country: (country) =>
      `Revoco mis testamentos anteriores en lo que toca a mis bienes en este país: ${country}. Mis testamentos para otros países siguen vigentes.`,
    other_countries: (countries) =>
      `Revoco mis testamentos anteriores, salvo en lo que se refiera a mis bienes situados en ${countries}. Mi testamento aparte para ellos sigue en vigor.`,
  },
  executors: (names) => `Nombro a ${names} para ejecutar este testamento.`,
  substituteExecutors: (names) => `Si ninguna de estas personas puede o quiere actuar, nombro a ${names}.`,
  guardian: (child, guardian) =>
    `Si ningún progenitor de ${child} puede cuidarle, nombro a ${guardian} para ejercer su tutela.`,
  substituteGuardian: (name) => `Si esa persona no puede o no quiere actuar, nombro a ${name}.`,
  gift: (what, to) => `Lego a ${to}: ${what}.`,
  substituteGift: (first, name) => `Si ${first} muere antes que yo, pasa a ${name}.`,
  ifHeirsAgree: "Este legado solo vale en la medida en que mis herederos lo acepten tras mi muerte.",
  wishes: (said) => `Mi deseo: ${said}`,
  given: {
    part: (share, title) => `${share} de este bien: ${title}`,
    use: (title) => `el usufructo vitalicio de este bien: ${title}`,
    usePart: (share, title) => `el usufructo vitalicio de ${share} de este bien: ${title}`,
    estate: (share) => `${share} de mi herencia`,
    sum: "una suma de dinero",
  },
  residueByLaw: "Todo lo que quede pasa a mis herederos, en las partes que la ley les da.",
  residueAll: (to) => `Dejo todo lo que quede de mi herencia a ${to}.`,
  residue: (share, to) => `Dejo ${share} de todo lo que quede de mi herencia a ${to}.`,
  substituteResidue: (first, name) => `Si ${first} muere antes que yo, esa parte pasa a ${name}.`,
  shares: {
    text: "Si yo muriera hoy, la ley repartiría así lo que quede tras el funeral, las deudas y los legados:",
    person: "Heredero",
    share: "Parte",
    treasury: "La hacienda pública",
  },
  leftOut: (name) => `He dejado fuera a ${name} a propósito.`,
  reason: (said) => `Mi razón: ${said}`,
  receiveAge: (age) => `Lo que doy a quien tenga menos de ${age} años se guarda hasta que cumpla esa edad.`,
  pet: (name, to) => `Pido a ${to} que acoja a ${name}.`,
  funeral: {
    burial: "Deseo que me entierren.",
    cremation: "Deseo que me incineren.",
    body_donation: "Deseo donar mi cuerpo a la ciencia.",
    family_decides: "Dejo que mi familia decida sobre mi funeral.",
  },
  letters: (count) =>
    count === 1
      ? "Una carta acompaña este testamento. Está en mi caja fuerte y no forma parte del testamento."
      : `${count} cartas acompañan este testamento. Están en mi caja fuerte y no forman parte del testamento.`,
  services: { google: "mi cuenta de Google", apple: "mi cuenta de Apple", facebook: "mi cuenta de Facebook" },
  accountNamed: (service, designee) =>
    `Para ${service}, he designado a ${designee} en la herramienta del propio servicio, que va antes que este testamento.`,
  accountOpen: (service) => `Mis albaceas pueden pedir acceso a ${service}.`,
  debtDevice: [
    "Además de este testamento, reconozco hoy, por un acto de adquisición de efecto inmediato, una deuda con las personas a quienes doy algo en él, con cada una por la suma de ____________________.",
    "La deuda vence un instante antes de mi muerte y recae sobre todo lo que posea entonces.",
    "Mis herederos según la ley de la Torá quedan libres de ella si cumplen este testamento.",
  ],
  signed: "Firmo este testamento en presencia de los testigos nombrados abajo.",
  signatureOf: (name) => `Firma de ${name}`,
  dateAndPlace: "Fecha y lugar",
  attestation:
    "Firmado por la persona nombrada arriba en nuestra presencia, estando ambos presentes al mismo tiempo, y firmado después por cada uno de nosotros en su presencia.",
  witness: (number) => `Testigo ${number}`,
  nameAndAddress: "Nombre, dirección y profesión",
  notValidByItself:
    "Imprimir, guardar o publicar este texto no lo convierte en un testamento válido. Solo cuenta cuando se firma como pide la ley.",
  checked: (month) => `Última revisión: ${month}`,
  approved: (name, day) => `${name}, profesional de la abogacía, aprobó el texto de esta versión el ${day}.`,
  notReviewed:
    "No hemos revisado cómo se firman los testamentos según esta ley. Consulte allí a un abogado antes de firmar.",
  governs: (language) => `Si los dos textos difieren, cuenta el texto en ${language}.`,
  page: (n, of) => `Página ${n} de ${of}`,
  version: (n) => `Versión ${n}`,
  hash: "Huella",
  verifyAt: (address) => `Compruebe este texto en ${address}`,
  initials: "Iniciales",
};
