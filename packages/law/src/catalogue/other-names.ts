import { partName, partNames } from "./part-names.ts";

/**
 * Names by which people look for a country, beside its own name in the reader's language: abbreviations, everyday
 * names, capitals and large cities, in English, Arabic, Spanish and French. A key with hyphens is a part or community.
 */
const countries: Readonly<Record<string, string>> = {
  AE: "UAE|U.A.E.|Emirates|Emirate|Abu Dhabi|Dubai|Sharjah|Ajman|الإمارات|دبي|أبوظبي|أبو ظبي|الشارقة|EAU|Emiratos|Dubái|Abu Dabi|Émirats|Doubaï|Abou Dabi",
  AF: "Kabul|كابول|Kaboul",
  AL: "Tirana|تيرانا",
  AR: "Buenos Aires|بوينس آيرس",
  AT: "Vienna|فيينا|Viena|Vienne",
  AU: "Oz|Canberra|Sydney|Melbourne|Brisbane|Perth|سيدني|كانبيرا|ملبورن|Sídney",
  BA: "Bosnia|Sarajevo|البوسنة|سراييفو|Bosnie",
  BD: "Dhaka|دكا|Daca|Dacca",
  BE: "Brussels|Flanders|Wallonia|بروكسل|Bruselas|Bruxelles|Flandre|Wallonie",
  BG: "Sofia|صوفيا|Sofía",
  BH: "Manama|المنامة|Bahréin",
  BR: "Brasilia|Sao Paulo|Rio de Janeiro|برازيليا|Brésil",
  CA: "Ottawa|Toronto|Montreal|Vancouver|Calgary|أوتاوا|تورونتو|مونتريال|Montréal",
  CD: "DRC|DR Congo|Congo-Kinshasa|Kinshasa|Zaire|كينشاسا|الكونغو الديمقراطية|RDC",
  CG: "Congo-Brazzaville|Brazzaville|برازافيل",
  CH: "Swiss|Bern|Geneva|Zurich|برن|جنيف|زيورخ|Berna|Ginebra|Zúrich|Berne|Genève",
  CI: "Ivory Coast|Abidjan|ساحل العاج|أبيدجان|Costa de Marfil",
  CL: "Santiago|سانتياغو",
  CN: "PRC|Mainland China|Beijing|Peking|Shanghai|بكين|شنغهاي|Pekín|Pékin",
  CO: "Bogota|بوغوتا|Bogotá",
  CY: "Nicosia|نيقوسيا|Nicosie",
  CZ: "Czech Republic|Prague|التشيك|براغ|República Checa|Praga|République tchèque",
  DE: "FRG|Berlin|Munich|Hamburg|Frankfurt|برلين|ميونخ|فرانكفورت|Berlín|Múnich|Fráncfort",
  DK: "Copenhagen|كوبنهاغن|Copenhague",
  DZ: "Algiers|مدينة الجزائر|Argel|Alger",
  EG: "KMT|Cairo|Alexandria|القاهرة|الإسكندرية|El Cairo|Alejandría|Le Caire|Alexandrie",
  ES: "Madrid|Barcelona|Catalonia|Andalusia|مدريد|برشلونة|كتالونيا|Cataluña|Catalogne|Barcelone",
  ET: "Addis Ababa|أديس أبابا|Adís Abeba|Addis-Abeba",
  FI: "Helsinki|هلسنكي",
  FR: "Paris|Lyon|Marseille|باريس|ليون|مرسيليا|París|Marsella",
  GB: "UK|U.K.|Britain|Great Britain|British|بريطانيا|بريطانيا العظمى|المملكة المتحدة|RU|Reino Unido|Gran Bretaña|Royaume-Uni|Grande-Bretagne|R.-U.",
  GH: "Accra|أكرا|Acra",
  GR: "Hellas|Athens|أثينا|Atenas|Athènes",
  HR: "Zagreb|زغرب",
  HU: "Budapest|بودابست",
  ID: "Jakarta|Bali|جاكرتا|بالي|Yakarta",
  IE: "Eire|Republic of Ireland|Dublin|دبلن|جمهورية أيرلندا|Dublín|République d’Irlande",
  IL: "Tel Aviv|تل أبيب",
  IN: "Bharat|New Delhi|Delhi|Mumbai|نيودلهي|دلهي|مومباي|Nueva Delhi|Bombay",
  IQ: "Baghdad|بغداد|Bagdad",
  IR: "Persia|Tehran|طهران|فارس|Teherán|Téhéran|Perse",
  IS: "Reykjavik|ريكيافيك|Reikiavik",
  IT: "Rome|Milan|روما|ميلانو|Roma|Milán",
  JO: "Amman|عمّان|Ammán",
  JP: "Nippon|Tokyo|طوكيو|Tokio",
  KE: "Nairobi|نيروبي",
  KR: "South Korea|Korea|ROK|Seoul|كوريا|سيول|Corea|Seúl|Corée|Séoul",
  KP: "North Korea|DPRK|بيونغ يانغ",
  KW: "Kuwait City|مدينة الكويت|Koweït",
  LB: "Beirut|بيروت|Beyrouth",
  LT: "Vilnius|فيلنيوس|Vilna",
  LU: "Luxemburg",
  LV: "Riga|ريغا",
  LY: "Tripoli|طرابلس|Trípoli",
  MA: "Rabat|Casablanca|الرباط|الدار البيضاء|Marrakesh|مراكش",
  ME: "Podgorica|بودغوريتسا",
  MK: "Macedonia|Skopje|مقدونيا|سكوبيه|Macédoine",
  MM: "Burma|بورما|Birmania|Birmanie",
  MX: "CDMX|Mexico City|مكسيكو سيتي|Ciudad de México|Mexico",
  MY: "Kuala Lumpur|كوالالمبور",
  NG: "Abuja|أبوجا",
  NL: "Holland|The Netherlands|Dutch|Amsterdam|Rotterdam|The Hague|هولندا|أمستردام|Holanda|Hollande|Ámsterdam|La Haye|La Haya",
  NO: "Oslo|أوسلو",
  NZ: "Aotearoa|Wellington|Auckland|ويلينغتون|أوكلاند",
  OM: "Muscat|مسقط|Mascate",
  PE: "Lima|ليما",
  PH: "Manila|مانيلا|Manille",
  PK: "Islamabad|Karachi|Lahore|إسلام آباد|كراتشي|لاهور",
  PL: "Warsaw|وارسو|Varsovia|Varsovie",
  PS: "Palestine|Gaza|West Bank|Ramallah|فلسطين|غزة|رام الله|الضفة الغربية|Cisjordania|Cisjordanie",
  PT: "Lisbon|لشبونة|Lisboa|Lisbonne",
  QA: "Doha|الدوحة",
  RO: "Bucharest|بوخارست|Bucarest",
  RS: "Belgrade|بلغراد|Belgrado",
  RU: "Russian Federation|Moscow|موسكو|Moscú|Moscou",
  SA: "KSA|K.S.A.|Saudi|Kingdom of Saudi Arabia|Riyadh|Jeddah|Mecca|Medina|السعودية|الرياض|جدة|مكة|المدينة المنورة|Arabia Saudí|Riad|La Meca|Arabie saoudite|Riyad|Djeddah|La Mecque",
  SD: "Khartoum|الخرطوم|Jartum",
  SE: "Stockholm|ستوكهولم|Estocolmo",
  SG: "Singapore City|سنغافورة",
  SY: "Damascus|Aleppo|دمشق|حلب|الشام|Damasco|Alepo|Damas|Alep",
  TH: "Bangkok|Siam|بانكوك",
  TN: "Tunis|تونس العاصمة|Túnez",
  TR: "Turkey|Ankara|Istanbul|أنقرة|إسطنبول|Turquía|Estambul|Turquie",
  TW: "Taipei|Republic of China|تايبيه|Taipéi",
  TZ: "Dodoma|Dar es Salaam|دار السلام",
  UA: "Kyiv|Kiev|كييف",
  UG: "Kampala|كمبالا",
  US: "USA|U.S.A.|U.S.|America|United States of America|States|أمريكا|أميركا|الولايات المتحدة الأمريكية|EE. UU.|EE.UU.|EEUU|EUA|Estados Unidos de América|América|États-Unis d’Amérique|Amérique|É.-U.|Washington DC|Los Angeles|Chicago|Houston|Miami",
  VA: "Holy See|الفاتيكان|Santa Sede|Saint-Siège",
  VN: "Hanoi|Saigon|هانوي|Hanói|Hanoï",
  XK: "Pristina|بريشتينا",
  YE: "Sanaa|Aden|صنعاء|عدن|Adén",
  ZA: "RSA|Pretoria|Cape Town|Johannesburg|بريتوريا|كيب تاون|جوهانسبرغ|Ciudad del Cabo|Johannesburgo|Le Cap",
  "gb-common-english":
    "England|Wales|Cymru|London|Manchester|Birmingham|Cardiff|إنجلترا|إنكلترا|ويلز|لندن|Inglaterra|Gales|Londres|Angleterre|Pays de Galles",
  "gb-common-scottish": "Edinburgh|Glasgow|إدنبرة|غلاسكو|Edimburgo|Édimbourg",
  "gb-common-northern-irish": "Ulster|Belfast|بلفاست",
  "ae-common-difc": "DIFC",
  "ae-common-adgm": "ADGM",
  "eg-christian-coptic": "Copts|Coptic|Egyptian Christians|الأقباط|أقباط|مسيحيو مصر|Coptos|Coptes",
  "lb-islamic-druze": "Druze|الدروز|دروز|Drusos|Druzes",
  "lb-christian-maronite": "Maronites|الموارنة|موارنة|Maronitas",
  "in-common-hindu": "Hindus|الهندوس|Hindúes|Hindous",
  "in-common-parsi": "Parsis|Parsees|البارسيون",
};

/** What people type for a state and its parts, beside the names that it has. */
const cities: Readonly<Record<string, string>> = {
  "us-new-york": "NYC|New York City",
  "us-california": "San Francisco|San Diego|Sacramento",
  "us-district-of-columbia": "Washington DC|D.C.",
  "us-washington": "Washington|Washington State|Seattle|واشنطن",
  "us-massachusetts": "Boston",
  "us-pennsylvania": "Philadelphia",
  "ca-newfoundland": "Newfoundland|Labrador",
};

export interface OtherName {
  /** Two uppercase letters. */
  country: string;
  /** The part or community that the name means, as a regulation code; null for the country. */
  part: string | null;
  name: string;
  /** What a reader is shown for it, where that is not what was typed: "Carolina del Norte" is North Carolina. */
  shown?: string;
  /** An abbreviation that a country's own code comes before: CA is Canada first. */
  short?: true;
}

/** Parts under another system than the rest of their country. */
const civil = new Set(["us-louisiana", "ca-quebec"]);

/** Every other name, as one list; states are shown by their name in the reader's language. */
export function otherNames(language = "en"): OtherName[] {
  const names: OtherName[] = [];
  for (const [code, list] of Object.entries(countries)) {
    const country = code.slice(0, 2).toUpperCase();
    const part = code.includes("-") ? code : null;
    for (const name of list.split("|")) names.push({ country, part, name });
  }
  for (const [country, parts] of Object.entries(partNames)) {
    for (const [sub, [...own]] of Object.entries(parts)) {
      const short = own.pop()!;
      const part = `${country}-${civil.has(`${country}-${sub}`) ? "civil" : "common"}-${sub}`;
      const more = cities[`${country}-${sub}`]?.split("|") ?? [];
      const shown = partName(country, sub, language)!;
      const base = { country: country.toUpperCase(), part, shown };
      for (const name of new Set([...own, ...more])) names.push({ ...base, name });
      names.push({ ...base, name: short, short: true });
    }
  }
  return names;
}
