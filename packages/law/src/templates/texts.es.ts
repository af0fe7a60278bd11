import type { Texts } from "./template-texts.ts";

const numbers = ["ningún", "un", "dos", "tres", "cuatro", "cinco", "seis"];
const number = (count: number) => numbers[count] ?? String(count);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const witnesses = (count: number) => `${number(count)} ${count <= 1 ? "testigo" : "testigos"}`;
const list = new Intl.ListFormat("es", { type: "conjunction" });
const either = new Intl.ListFormat("es", { type: "disjunction" });
const howRead = {
  T: "Se leyó el texto de la ley",
  S: "Se leyó una fuente secundaria",
  K: "Por confirmar con un abogado",
};
const names: Texts["names"] = {
  "Real Estate Publicity and Notarisation Department": "Departamento de Publicidad Inmobiliaria y Notariado",
  "HM Courts and Tribunals Service": "Servicio de Tribunales de Inglaterra y Gales",
  "National Will Register": "National Will Register (privado)",
  Registrar: "Registrador",
  Notary: "Notario",
  "Legal Affairs Bureau": "Oficina de Asuntos Jurídicos",
  "Sharia court": "Tribunal islámico",
  "Druze community judge": "Juez de la comunidad drusa",
  "Notary or Najiz": "Notario o plataforma Najiz",
  "Notary or peace judge": "Notario o juez de paz",
  "Abu Dhabi Judicial Department": "Departamento Judicial de Abu Dabi",
  "Court notary": "Notario del tribunal",
  "DIFC Wills and Probate Registry": "Registro de testamentos del DIFC",
  "Probate court": "Tribunal de sucesiones",
  "Notary or officer of the canton": "Notario o funcionario del cantón",
  "Office of the canton": "Oficina del cantón",
  "Central Register of Wills (Bern)": "Registro central de testamentos (Berna)",
  "Notarial information system of the Federal Notarial Chamber":
    "Sistema de información notarial de la Cámara Notarial Federal",
  "Court, notary or consul": "Tribunal, notario o cónsul",
  Court: "Tribunal",
};

export const texts: Texts = {
  language: "es",
  title: (law) => `Qué necesita un testamento · ${law}`,
  confirm: "por confirmar con un abogado",
  notReviewed: "aún no revisado",
  nobodyChecked: "Nadie ha revisado esto todavía para esta ley. Un abogado o notario de allí se lo puede decir.",
  askThere: "Pregunte a un notario de allí: «¿Cómo debe ser mi testamento para que valga aquí?»",
  cite: (source) => source,
  list: (items) => list.format(items),
  either: (items) => items.join(", o "),
  semicolon: "; ",
  names,
  name: (own) => names[own] ?? own,

  age: {
    label: (years) => `Tiene ${years} años o más`,
    hint: "Entiende lo que firma.",
    unknown: "La edad necesaria: aún no revisada",
    leave: (from) => `Desde los ${from} con permiso de un tribunal.`,
    married: "O menos, si está casado o casada.",
    selfSupporting: (from) => `Desde los ${from} si vive de su propio trabajo.`,
    half: (until) => `Antes de los ${until} puede disponer de la mitad de lo que podría un adulto.`,
    inPractice: "La ley pide un adulto con discernimiento; en la práctica, esta edad.",
    forForm: (form, years) => `Para ${form}: ${years} años o más.`,
    example: (years) => `Cumplió ${years} años antes del día en que firma.`,
  },
  faithHint: "Estos testamentos son para personas no musulmanas.",
  capacity: {
    adult: "Es mayor de edad",
    "sound-mind": "Está en su sano juicio",
    discernment: "Puede juzgar lo que hace",
    "non-muslim": "No es musulmán o musulmana",
    "never-muslim": "Nunca ha sido musulmán o musulmana",
  },

  forms: {
    holograph: {
      name: "un testamento de su puño y letra",
      how: "Lo escribe usted a mano, de la primera palabra a la última.",
      label: "Escrito de su puño y letra",
      paper: "El original, todo escrito a mano por usted",
    },
    "holograph-deposited": {
      name: "un testamento manuscrito y depositado",
      how: "Lo escribe a mano y lo entrega a un notario o archivo. Sin eso no vale.",
      label: "Escrito a mano y entregado a un notario",
      paper: "El original manuscrito y el papel que muestra dónde se depositó",
    },
    signed: {
      name: "un testamento escrito con su firma",
      how: "Impreso o a mano: vale en cuanto lo firma.",
      label: "Por escrito, firmado por usted",
      paper: "El original firmado",
    },
    witnessed: {
      name: "un testamento ante testigos",
      how: "Impreso o a mano: usted firma ante los testigos y ellos firman también.",
      label: "Por escrito, firmado por usted",
      paper: "El original con su firma y las de los testigos",
    },
    private: {
      name: "un testamento leído a testigos",
      how: "Lee el texto a los testigos y ellos lo firman con usted. No hace falta funcionario.",
      label: "Leído a los testigos y firmado",
      paper: "El original que se leyó, con todas las firmas",
    },
    printed: {
      name: "un testamento impreso",
      how: "Un texto impreso, firmado en cada página ante testigos.",
      label: "Impreso y firmado en cada página",
      paper: "El original impreso, firmado en cada página",
    },
    dictated: {
      name: "un testamento que otra persona escribe por usted",
      how: "Lo dice ante testigos y uno de ellos lo escribe.",
      label: "Dictado ante testigos",
      paper: "El papel tal como se dictó y firmó",
    },
    notarial: {
      name: "un testamento ante notario u otro funcionario",
      how: "Un notario, u otro funcionario que la ley nombra, lo redacta como escritura.",
      label: "Hecho ante notario o funcionario",
      paper: "La escritura del notario o funcionario",
    },
    "certified-signature": {
      name: "un papel con firma legitimada",
      how: "Un papel en el que un funcionario certifica que la firma es suya.",
      label: "Firmado, con la firma legitimada",
      paper: "El papel con la firma legitimada",
    },
    closed: {
      name: "un testamento cerrado",
      how: "Lo entrega cerrado. Nadie lo lee antes de su muerte.",
      label: "Entregado cerrado",
      paper: "El sobre cerrado y el acta de su entrega",
    },
    deposited: {
      name: "un papel entregado a un notario",
      how: "Entrega su propio papel a un notario, que lo guarda y lo hace constar.",
      label: "Entregado a un notario para su custodia",
      paper: "El acta de depósito del notario",
    },
    codicil: {
      name: "un codicilo",
      how: "Un papel breve, solo para cosas pequeñas.",
      label: "Un codicilo para cosas pequeñas",
      paper: "El codicilo",
    },
    "audio-video": {
      name: "un testamento grabado",
      how: "Se le graba mientras lo dice, ante testigos.",
      label: "Grabado ante testigos",
      paper: "La grabación",
    },
    electronic: {
      name: "un testamento electrónico",
      how: "Un archivo que firma electrónicamente.",
      label: "Firmado electrónicamente",
      paper: "El archivo firmado",
    },
    international: {
      name: "un testamento internacional",
      how: "Un papel escrito de cualquier modo, firmado ante una persona autorizada y dos testigos, con un certificado.",
      label: "El testamento internacional",
      paper: "El testamento y el certificado de la persona autorizada",
    },
    registered: {
      name: "un testamento registrado",
      how: "Lo firma ante el tribunal o registro, que lo guarda.",
      label: "Registrado en vida",
      paper: "El certificado de registro",
    },
    "oral-emergency": {
      name: "un testamento de palabra en una emergencia",
      how: "Lo dice a los testigos.",
      label: "De palabra, en una emergencia",
      paper: "Lo que los testigos escribieron",
    },
    emergency: {
      name: "un testamento en una emergencia",
      how: "La ley tiene un modo más sencillo cuando no hay tiempo para otro.",
      label: "En una emergencia",
      paper: "El papel hecho en la emergencia",
    },
    equated: {
      name: "un testamento certificado en el hospital, en el mar o en el ejército",
      how: "Lo certifica quien está al mando allí, y vale como una escritura notarial.",
      label: "Certificado en el hospital, en el mar o en el ejército",
      paper: "El papel certificado",
    },
    bank: {
      name: "un papel firmado en su banco",
      how: "Para el dinero de una cuenta basta un papel firmado en el banco.",
      label: "Firmado en su banco, para el dinero que guarda allí",
      paper: "El papel firmado en el banco",
    },
    any: {
      name: "un testamento de cualquier forma",
      how: "Vale la palabra igual que un papel. Un papel es mucho más fácil de probar.",
      label: "No se pide forma; escríbalo de todos modos",
      paper: "Un papel firmado, para que nadie tenga que recordar sus palabras",
    },
  },
  excluded: {
    holograph: "un papel manuscrito por sí solo",
    notarial: "una escritura notarial por sí sola",
    electronic: "un testamento electrónico",
  },
  form: {
    choice: (ways) => `Hecho de uno de estos ${number(ways)} modos`,
    unknown: "Cómo se hace un testamento: aún no revisado",
    needs: (items) => `Debe llevar ${list.format(items)}.`,
    formAge: (years) => `Para este modo debe tener ${years} años o más.`,
    withinDays: (days) => `Debe llevarse a un tribunal u oficina en un plazo de ${days} días.`,
    withinMonths: (months) => `Debe llevarse a un notario en los ${months} meses siguientes a la muerte.`,
    withinYears: (years) => `Debe llevarse a un notario en los ${years} años siguientes a la muerte.`,
    materialParts: "Su firma y las partes esenciales van de su puño y letra.",
    typedList: "La lista de bienes puede ir a máquina, si firma cada página.",
    militaryOnly: "Solo para soldados y marineros.",
    varies: "No todas las partes del país lo aceptan.",
    emergency: "Solo en una emergencia, cuando no hay otro modo.",
    lapses: {
      making: (months) => `Deja de valer si usted sigue con vida ${months} meses después de hacerlo.`,
      danger: (months) => `Deja de valer ${months === 1 ? "un mes" : `${months} meses`} después de pasado el peligro.`,
    },
    courtConfirms: "Un tribunal debe confirmarlo.",
    excluded: (items) => `Lo que aquí no vale como testamento: ${list.format(items)}.`,
    courtMayExcuse: "Si algo falla en la forma, un tribunal todavía puede aceptar lo que claramente quiso decir.",
    example: "Un papel que termina con su nombre completo, escrito a mano, y la fecha.",
  },
  needs: {
    handwritten: "su propia letra",
    dated: "la fecha",
    "full-date": "la fecha con día, mes y año",
    place: "el lugar",
    signed: "su firma",
    "every-page-signed": "su firma en cada página",
    sealed: "su sello",
    address: "su dirección",
    duplicate: "un segundo ejemplar",
  },
  joint: {
    void: "Dos personas no pueden hacer un solo testamento juntas; cada una hace el suyo.",
    "void-but-in-some-regions":
      "Dos personas no pueden hacer un solo testamento juntas; algunas regiones con derecho civil propio lo permiten.",
    spouses: "Los cónyuges pueden hacer juntos un solo testamento.",
  },
  partsVary: "Las partes del país tienen sus propias leyes. Mire la del lugar donde vive.",
  communities: "Las comunidades reconocidas de otra fe o rito tienen sus propias reglas.",
  probate: "La validación por un tribunal ya no es obligatoria.",

  witness: {
    label: (count, together) => {
      if (!together) return upper(witnesses(count));
      return count === 2 ? "Dos testigos, ambos presentes" : `${upper(witnesses(count))}, todos presentes`;
    },
    hint: (count) =>
      count === 1 ? "Está presente y puede confirmarlo más tarde." : "Están presentes y pueden confirmarlo más tarde.",
    together: (count) =>
      count === 2 ? "Los dos están allí al mismo tiempo, cuando usted firma." : "Todos están allí al mismo tiempo.",
    none: "No hacen falta testigos",
    noneHint: "Los modos ordinarios no necesitan testigos. Tampoco estorban.",
    noneForSome: "Sin testigos para algunos de estos modos",
    some: "Testigos, para algunos de estos modos",
    each: "Testigos, tantos como pida el modo",
    unknown: "Cuántos testigos: aún no revisado",
    unknownFor: (form) => `Para ${form}: aún no revisado.`,
    unknownHere: "Cuántos testigos necesita este modo aún no está revisado.",
    count: (count) => (count === 0 ? "No hacen falta testigos." : `Necesita ${witnesses(count)}.`),
    forForm: (form, count) => `Para ${form}: ${witnesses(count)}.`,
    onRequest: (count) =>
      count > 0
        ? `${upper(witnesses(count))} solo si usted no puede firmar o leer, o si alguien los pide.`
        : "Testigos solo si usted no puede firmar o leer, o si los pide.",
    forProof: (count) => ({
      label: `${upper(witnesses(count))}, para que se pruebe por sí solo`,
      hint: "El testamento vale sin testigos. Con uno, y su firma en cada página, nadie tendrá que probarlo después.",
    }),
    onDenial: (count) => ({
      label: `${upper(witnesses(count))}, por si alguien lo niega`,
      hint: "Si se niega el testamento, se piden testigos íntegros.",
    }),
    instead: {
      notary: "Un notario puede ocupar su lugar.",
      "second-notary": "Un segundo notario puede ocupar su lugar.",
    },
    withMayor: (count) => `Con el alcalde bastan ${witnesses(count)}.`,
    ifSpoken: (count) => `Un testamento solo de palabra debe probarse con ${witnesses(count)}.`,
    sign: { paper: "Los testigos también lo firman.", "every-page": "Los testigos también firman cada página." },
    officialCounts: "El funcionario ante quien firma es uno de ellos; el otro es un adulto.",
    remote: {
      allowed: "Pueden estar presentes por vídeo.",
      licensed: "Pueden estar presentes por vídeo, si uno de ellos está autorizado a ejercer el derecho.",
    },
    minAge: (years) => `Cada testigo tiene ${years} años o más.`,
    example: "Dos vecinos o colegas que están en la sala cuando firma.",
  },
  interested: {
    label: "Testigos que no reciben nada",
    effects: {
      "gift-void": "Lo que se deja a un testigo se pierde. El testamento sigue valiendo.",
      "gift-void-unless-cleared":
        "Lo que se deja a un testigo se pierde, salvo que valga la excepción de la ley. El testamento sigue valiendo.",
      "clause-void": "Lo que el testamento da a un testigo es nulo. El resto sigue valiendo.",
      "will-void": "Si un testigo no podía serlo, todo el testamento es nulo.",
      "will-voidable": "Si un testigo no podía serlo, un tribunal puede declarar inválido el testamento.",
      "witness-not-counted": "Un testigo que tiene algo que ganar no cuenta, y entonces puede faltar uno.",
      barred: "Quienes tienen algo que ganar no pueden ser testigos. Lo que ocurre si lo son aún no está revisado.",
      none: "Lo que se deja a un testigo aquí sigue valiendo. Aun así es más prudente elegir a quien no recibe nada.",
    },
    unknown:
      "Qué pasa aquí con lo que se deja a un testigo aún no está revisado. Adultos que no reciben nada son la opción segura.",
    unless: (items) => `Lo dejado vale de todos modos si ${either.format(items)}.`,
    onlyForms: (items) => `Esto rige para ${list.format(items)}.`,
    bars: (items) => `Quién no debería ser testigo: ${list.format(items)}.`,
    varies: "En muchas partes del país es nulo lo que exceda de tal legado.",
    example: "Un vecino puede ser testigo; la hija que recibe la casa, mejor no.",
  },
  exceptions: {
    "two-others": "firmaron otros dos testigos",
    "court-satisfied": "un tribunal se convence de que no hubo presión",
    "intestate-share": "no supera lo que el testigo heredaría sin testamento",
    consent: "consienten quienes ganarían con su pérdida",
    "small-gift": "es de poco valor",
  },
  bars: {
    beneficiary: "quien recibe algo",
    "spouse-of-beneficiary": "el cónyuge de quien recibe algo",
    interested: "quien tiene un interés propio en esas personas",
    "kin-of-beneficiary": "los parientes cercanos de quien recibe algo",
    heir: "sus herederos",
    "kin-of-testator": "sus propios parientes cercanos",
    minor: "quien no es mayor de edad",
    incapable: "quien no tiene capacidad legal",
    illiterate: "quien no sabe leer ni escribir",
    "language-not-understood": "quien no entiende el idioma",
    "official-or-staff": "el notario y su personal",
    "kin-of-official": "los parientes cercanos del notario",
    "each-others-spouse": "dos cónyuges a la vez",
    writer: "quien escribió el testamento por usted",
    executor: "el albacea",
  },
  executor: {
    "may-be-named": "Puede nombrar un albacea que cuide de que se cumpla el testamento.",
    "may-witness": "El albacea puede ser testigo.",
  },

  limit: {
    third: {
      label: "Como máximo un tercio por testamento",
      hint: "Sus herederos tienen cuotas fijas. De lo que queda tras el entierro y las deudas, los legados pueden tomar un tercio; más solo vale si los herederos consienten.",
    },
    reserve: (heirs) => ({
      label: "La parte reservada a su familia",
      hint:
        heirs.length > 0
          ? `La ley reserva una parte a algunas personas, diga lo que diga el testamento. Aquí: ${list.format(heirs)}.`
          : "La ley reserva una parte a la familia cercana, diga lo que diga el testamento.",
    }),
    claims: {
      label: "Piense en quienes dependen de usted",
      hint: "Puede dejar lo suyo a quien quiera. Las personas cercanas a quienes el testamento deja sin lo suficiente pueden pedir más a un tribunal.",
    },
    everything: {
      label: "Puede dejarlo todo a quien quiera",
      hint: "No se reserva parte a nadie.",
    },
    lifetime: {
      label: "Una donación en vida, además del testamento",
      hint: "Según esta ley, un testamento por sí solo no cambia quién hereda. Lo que deba ir a otros se da en vida, o con un documento que surte efecto antes de la muerte.",
    },
    unknown: "Cuánto puede dejar por testamento: aún no revisado",
    example: "Tiene cónyuge y dos hijos: la calculadora muestra lo que se reserva a cada uno.",
    thirdExample: "Si quedan 90.000 después de todas las deudas, los legados pueden llegar a 30.000.",
  },
  toHeir: {
    consent: {
      label: "Nada más para un heredero sin el consentimiento de los demás",
      hint: "Quien ya hereda recibe algo más por testamento solo si los otros herederos consienten tras la muerte.",
      example: "Un piso para uno de tres hijos: se pregunta a sus hermanos tras la muerte.",
    },
    void: {
      label: "Ningún legado a quien ya hereda",
      hint: "Un legado a un heredero es nulo. Si los demás lo aceptan, es una donación de ellos.",
      example: "Un piso para uno de tres hijos: délo en vida, o deje las cuotas como están.",
    },
    free: {
      label: "Un heredero puede recibir dentro del tercio",
      hint: "Dentro del tercio puede favorecer también a quien ya hereda, sin preguntar a los demás.",
      example: "Un piso para uno de tres hijos, si no vale más de un tercio.",
    },
  },
  protects: {
    children: "sus hijos",
    spouse: "su cónyuge",
    parents: "en algunas familias sus padres",
    "minors-and-dependants": "los hijos menores y los parientes que no pueden trabajar o dependen de usted",
    "unable-to-work": "los herederos que no pueden trabajar y no tienen ingresos",
    "young-or-incapable-children":
      "sus hijos de 23 años o menos, y los de cualquier edad que nunca podrán valerse por sí mismos",
  },
  couple: { label: "Lo que ya pertenece a su cónyuge" },
  coupleProperty: {
    "own-half":
      "La mitad de lo que tienen en común ya pertenece a su marido o a su mujer. Su testamento solo alcanza su propia mitad.",
  },
  grandchildren: {
    "obligatory-bequest":
      "Los nietos cuyo padre o madre murió antes que usted pueden tener un legado por ley, antes que los de su testamento.",
    represent: "Los nietos cuyo padre o madre murió antes que usted ocupan ese lugar.",
  },
  orderOfClaims: "Primero va el entierro, luego las deudas, luego los legados y luego las cuotas de los herederos.",

  date: {
    label: "Ponga la fecha junto a su nombre",
    hint: "Muestra cuál es el último testamento.",
    example: "3 de mayo, con el año, junto a su firma.",
  },
  keep: {
    label: "Guarde el original donde se encuentre",
    hint: "Diga a una persona de confianza dónde está. Una copia muchas veces no basta.",
    example: "En una caja ignífuga en casa, y su hermana sabe dónde está la llave.",
  },
  marriage: {
    label: "Haga un testamento nuevo cuando se case",
    effects: {
      none: "Un matrimonio no cambia por sí solo el testamento.",
      revokes: "Un matrimonio anula el testamento hecho antes.",
      "revokes-with-exceptions":
        "Un matrimonio anula el testamento hecho antes, salvo que se hiciera pensando en él o la ley lo exceptúe.",
      "spouse-first-takes-share":
        "Si se casa después, su cónyuge toma primero la cuota que da la ley; el testamento reparte el resto.",
    },
    unknown: "Qué hace un matrimonio con el testamento: aún no revisado.",
    example: "Se casa en junio: firme un testamento nuevo después de la boda.",
  },
  divorce: {
    label: "Vuelva a leer el testamento tras un divorcio",
    effects: {
      none: "Un divorcio no cambia por sí solo el testamento. Si su excónyuge no debe recibir nada, haga uno nuevo.",
      "gift-void": "Un divorcio quita lo que el testamento da al excónyuge, salvo que usted dijera otra cosa.",
      "treated-as-dead": "Tras un divorcio el testamento se lee como si el excónyuge hubiera muerto.",
      "lapses-for-three-months":
        "Si muere en los tres meses siguientes al divorcio, el legado al excónyuge se pierde. Después vuelve a valer: cambie el testamento a tiempo.",
      excluded: "Tras un divorcio o una separación el excónyuge queda fuera.",
      "ends-joint-will":
        "Un divorcio solo pone fin al testamento que hicieron juntos. Los demás siguen igual: vuelva a leer el suyo.",
    },
    unknown: "Qué hace un divorcio con el testamento: aún no revisado.",
    example: "No tache nada en el papel viejo: haga un testamento nuevo.",
  },
  laterChild: {
    label: "Haga un testamento nuevo cuando nazca un hijo",
    effects: {
      revokes: "Un hijo que llega después anula el testamento.",
      "revokes-before-first": "Un testamento hecho antes de casarse o del primer hijo es nulo si después nace un hijo.",
      "revokes-if-childless":
        "Si no tenía hijos al hacer el testamento, o no sabía de ninguno, un hijo que llega después lo anula.",
      "revokes-if-unknown": "Un descendiente que llega después, y de quien usted no sabía, anula el testamento.",
    },
    example: "Nace una hija: firme un testamento nuevo que la nombre.",
  },
  lapses: { "becoming-muslim": "El testamento deja de valer si se hace musulmán o musulmana." },

  papers: {
    choice: "El papel del modo que elija",
    hint: "Este es el papel que vale.",
    courtLeave: (under) => `El permiso del tribunal, si tiene menos de ${under} años`,
    otherLanguage: (language) => `El texto también en ${language}, si está escrito en otro idioma`,
  },
  language_: {
    any: "Cualquier idioma",
    needed: {
      "official-deeds": (language) => `Las escrituras de un notario u oficina están en ${language}.`,
      any: () => "El testamento puede estar en cualquier idioma.",
      "known-to-testator": () => "El testamento está en un idioma que usted conoce.",
      "known-to-notary": (language) => `La escritura está en ${language}, o en otro idioma que el notario domine.`,
      only: (language) => `El testamento debe estar en ${language}.`,
    },
    help: {
      interpreter: "Si no lo habla, ayuda un intérprete.",
      "interpreter-at-notary": "Ante el notario puede ayudar un intérprete.",
      "both-languages": "Si usa otro idioma, el texto va en los dos.",
    },
    forDeeds: (language) => `${language}, para escrituras oficiales`,
    ownHand: {
      any: "Lo que escribe de su puño y letra puede estar en su propio idioma.",
      understood: "Lo que escribe de su puño y letra puede estar en cualquier idioma que entienda.",
      "understood-or-void":
        "Lo que escribe de su puño y letra puede estar en cualquier idioma que entienda. En un idioma que no entiende, es nulo.",
    },
    privateAny: "Un testamento sin funcionario puede estar en cualquier idioma que los testigos entiendan.",
    unknown: "El idioma del testamento: aún no revisado.",
  },
  authority: {
    roles: {
      notary: "Aquí se hace o se legitima un testamento.",
      court: "Aquí se presenta, se guarda o se prueba un testamento.",
      registry: "Aquí se registra un testamento.",
      none: "No hace falta ninguna oficina.",
    },
    registration: {
      optional: "Puede registrar el testamento; también vale sin ello.",
      needed: "Vale una vez registrado.",
      "needed-for-land": "Para tierras y edificios debe registrarse.",
      "for-enforcement": "Para que se cumpla se documenta allí.",
      "or-judgment-within-two-years":
        "Un testamento registrado se cumple sin sentencia. Uno sin registrar necesita una sentencia en los dos años siguientes a la muerte.",
    },
    deposit: (name) => `Puede dejarlo allí en custodia: ${name}.`,
    register: {
      central: "Hay un registro central de testamentos, que se consulta tras una muerte.",
      voluntary: "Hay un registro que puede usar si lo desea.",
      regional: "Hay registros en cada región.",
      partial: "Se pueden buscar algunas clases de testamentos; no hay registro de todos.",
      own: "La oficina lleva su propio registro.",
      none: "No hay registro central de testamentos: alguien debe saber dónde está el suyo.",
    },
    registerNames: (items) => `Nombre del registro: ${list.format(items)}.`,
    network: "Los registros de varios países europeos pueden consultarse entre sí.",
    unknown: "Si hay un registro de testamentos: aún no revisado.",
  },
  abroad: {
    hague: {
      true: "El país es parte del Convenio de La Haya de 1961. Un testamento vale en cuanto a la forma si sigue la ley del lugar donde se firmó, o la de su nacionalidad, domicilio o residencia habitual, entonces o al morir; para inmuebles, también la ley de donde están.",
      false:
        "El país no es parte del Convenio de La Haya de 1961: un testamento válido en el extranjero no siempre vale aquí.",
    },
    eu650: {
      true: "Se aplica el Reglamento europeo de sucesiones (650/2012). La ley de su última residencia habitual rige todo; en el testamento puede elegir en su lugar la ley de su nacionalidad.",
      false: "El Reglamento europeo de sucesiones (650/2012) no obliga a este país.",
    },
    international: {
      party:
        "El testamento internacional del Convenio de Washington se acepta como un modo más: por escrito, firmado ante una persona autorizada y dos testigos, con un certificado.",
      "most-parts": "La mayor parte del país acepta el testamento internacional del Convenio de Washington.",
      "adopting-parts": "Algunas partes del país han adoptado el testamento internacional del Convenio de Washington.",
    },
    foreignWills: {
      "nationality-or-place":
        "Un testamento del extranjero vale en la forma según la ley de su nacionalidad o la del lugar donde se hizo.",
      place: "Un testamento del extranjero vale en la forma según la ley del lugar donde se hizo.",
      "own-rule": "El país tiene su propia regla para los testamentos del extranjero.",
    },
    nationals: "Sus nacionales en el extranjero necesitan una escritura oficial para su testamento.",
    conflict: {
      nationality: "Quién hereda lo decide la ley de su nacionalidad.",
      "habitual-residence": "Quién hereda lo decide la ley de su última residencia habitual.",
      domicile: "Quién hereda lo decide la ley de su último domicilio.",
      "domicile-and-land":
        "Los inmuebles del país siguen su propia ley; todo lo demás sigue la ley de su último domicilio.",
      "by-choice": "Puede elegir la ley.",
      "nationality-and-land":
        "Quién hereda lo decide la ley de su nacionalidad; los inmuebles del país siguen su propia ley.",
      "residence-and-land":
        "Quién hereda lo decide la ley de su última residencia; los inmuebles siguen la ley de donde están.",
      "domicile-or-choice":
        "Quién hereda lo decide la ley de su último domicilio, o la de una nacionalidad que usted eligió.",
      "personal-law": "Quién hereda lo decide la ley de su religión o nacionalidad.",
    },
  },

  headings: {
    who: "Quién puede hacer testamento",
    how: "Cómo se hace",
    emergency: "En una emergencia",
    witnesses: "Testigos",
    keeping: "Dónde guardarlo",
    language: "Idioma",
    changes: "Matrimonio, divorcio e hijos",
    abroad: "Testamentos del extranjero",
    family: "Lo que la ley reserva a la familia",
    missing: "Lo que nadie ha revisado todavía",
    sources: "Fuentes",
  },
  guide: {
    intro: (law) =>
      `Esta guía dice con palabras sencillas qué necesita un testamento según esta ley: ${law}. Le ayuda a prepararse. Antes de firmar algo importante, muéstrelo a un abogado o notario del país.`,
    who: "Un testamento es personal. Nadie puede hacerlo por usted, y puede cambiar de idea mientras viva.",
    how: "Tómese su tiempo, use nombres claros y direcciones completas, y diga quién recibe qué. Estos son los modos que valen:",
    witnesses: "Los testigos están para que nadie pueda decir después que el papel no es suyo.",
    keeping:
      "Un buen testamento que nadie encuentra no ayuda a nadie. Guarde el original en un lugar seco y seguro, y diga a una persona de confianza dónde está.",
    changes:
      "La vida cambia, y el testamento no siempre cambia con ella. Vuelva a leerlo tras una boda, un divorcio, un nacimiento o una muerte.",
    abroad: "Si vive, tiene bienes o procede de más de un país, en su testamento pueden encontrarse varias leyes.",
    family: "Un testamento no siempre puede disponer de todo.",
    calculator: "La calculadora muestra, para su propia familia, quién hereda qué y por qué.",
    missing: "Estos puntos aún no están revisados. Los dejamos abiertos en lugar de adivinar:",
    checked: (grade, month) => `${howRead[grade]}; última revisión ${month}:`,
    notAdvice: "Esto es información general, no asesoramiento jurídico.",
    school: (law) =>
      `Esto es lo que esta ley dice de los testamentos: ${law}. Dice quién hereda y cuánto puede dar un testamento. Cómo se escribe, se firma y se atestigua depende del país en que se use.`,
  },
  ofCountry: {
    label: "La forma sigue la ley de su país",
    hint: "Cómo se escribe, se firma y se atestigua un testamento es asunto del país. Elija uno para ver lo que pide.",
  },
  choosePart: {
    label: "Elija primero una parte de esta ley",
    hint: "Varía según la parte del país, la comunidad o la escuela. Elija una para ver lo que pide.",
  },
  custom: {
    lines: [
      {
        label: "No se comprueban las reglas de ningún país",
        hint: "Usted decide quién recibe qué. Aquí no se mira si una ley reserva una parte a alguien.",
      },
      {
        label: "Pregunte a un abogado donde vive",
        hint: "En muchos países no se puede dejar fuera a la familia cercana, diga lo que diga el testamento.",
      },
      {
        label: "Por escrito, firmado y con fecha",
        hint: "Un papel firmado ante dos adultos que no reciben nada se acepta en muchos países. Que baste en el suyo no está comprobado.",
      },
    ],
    guide:
      "Con A su medida escribe sus deseos sin las reglas de ningún país. Nada se compara aquí con una ley: ni su edad, ni la forma, ni los testigos, ni lo que debe quedar para su familia.\n\nEso puede estar bien si su país aún no está en nuestra lista. Pero un tribunal seguirá de todos modos la ley del país. En muchos países una parte de lo que deja pertenece al cónyuge, a los hijos o a los padres, diga lo que diga el testamento, y un papel con la forma equivocada no vale nada.\n\nEscriba con claridad quién es usted, quién recibe qué y quién lo cumple. Fírmelo con fecha y guarde el original donde lo encuentre alguien de confianza. Después muéstrelo a un abogado o notario donde vive.",
  },
};
