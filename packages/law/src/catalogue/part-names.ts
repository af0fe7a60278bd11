export const partLanguages = ["en", "ar", "es", "fr"] as const;
type PartLanguage = (typeof partLanguages)[number];

/** Of one part of a country, by language: en, ar, es, fr, and then what its post and its people write for short. */
type Names = readonly [en: string, ar: string, es: string, fr: string, short: string];

/** States, provinces and territories by country and by the last part of their regulation codes. */
export const partNames: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  us: {
    alabama: ["Alabama", "ألاباما", "Alabama", "Alabama", "AL"],
    alaska: ["Alaska", "ألاسكا", "Alaska", "Alaska", "AK"],
    arizona: ["Arizona", "أريزونا", "Arizona", "Arizona", "AZ"],
    arkansas: ["Arkansas", "أركنساس", "Arkansas", "Arkansas", "AR"],
    california: ["California", "كاليفورنيا", "California", "Californie", "CA"],
    colorado: ["Colorado", "كولورادو", "Colorado", "Colorado", "CO"],
    connecticut: ["Connecticut", "كونيتيكت", "Connecticut", "Connecticut", "CT"],
    delaware: ["Delaware", "ديلاوير", "Delaware", "Delaware", "DE"],
    "district-of-columbia": [
      "District of Columbia",
      "مقاطعة كولومبيا",
      "Distrito de Columbia",
      "District de Columbia",
      "DC",
    ],
    florida: ["Florida", "فلوريدا", "Florida", "Floride", "FL"],
    georgia: ["Georgia", "جورجيا", "Georgia", "Géorgie", "GA"],
    hawaii: ["Hawaii", "هاواي", "Hawái", "Hawaï", "HI"],
    idaho: ["Idaho", "أيداهو", "Idaho", "Idaho", "ID"],
    illinois: ["Illinois", "إلينوي", "Illinois", "Illinois", "IL"],
    indiana: ["Indiana", "إنديانا", "Indiana", "Indiana", "IN"],
    iowa: ["Iowa", "آيوا", "Iowa", "Iowa", "IA"],
    kansas: ["Kansas", "كانساس", "Kansas", "Kansas", "KS"],
    kentucky: ["Kentucky", "كنتاكي", "Kentucky", "Kentucky", "KY"],
    louisiana: ["Louisiana", "لويزيانا", "Luisiana", "Louisiane", "LA"],
    maine: ["Maine", "مين", "Maine", "Maine", "ME"],
    maryland: ["Maryland", "ماريلاند", "Maryland", "Maryland", "MD"],
    massachusetts: ["Massachusetts", "ماساتشوستس", "Massachusetts", "Massachusetts", "MA"],
    michigan: ["Michigan", "ميشيغان", "Míchigan", "Michigan", "MI"],
    minnesota: ["Minnesota", "مينيسوتا", "Minnesota", "Minnesota", "MN"],
    mississippi: ["Mississippi", "ميسيسيبي", "Misisipi", "Mississippi", "MS"],
    missouri: ["Missouri", "ميزوري", "Misuri", "Missouri", "MO"],
    montana: ["Montana", "مونتانا", "Montana", "Montana", "MT"],
    nebraska: ["Nebraska", "نبراسكا", "Nebraska", "Nebraska", "NE"],
    nevada: ["Nevada", "نيفادا", "Nevada", "Nevada", "NV"],
    "new-hampshire": ["New Hampshire", "نيوهامبشير", "Nuevo Hampshire", "New Hampshire", "NH"],
    "new-jersey": ["New Jersey", "نيوجيرسي", "Nueva Jersey", "New Jersey", "NJ"],
    "new-mexico": ["New Mexico", "نيومكسيكو", "Nuevo México", "Nouveau-Mexique", "NM"],
    "new-york": ["New York", "نيويورك", "Nueva York", "New York", "NY"],
    "north-carolina": ["North Carolina", "كارولاينا الشمالية", "Carolina del Norte", "Caroline du Nord", "NC"],
    "north-dakota": ["North Dakota", "داكوتا الشمالية", "Dakota del Norte", "Dakota du Nord", "ND"],
    ohio: ["Ohio", "أوهايو", "Ohio", "Ohio", "OH"],
    oklahoma: ["Oklahoma", "أوكلاهوما", "Oklahoma", "Oklahoma", "OK"],
    oregon: ["Oregon", "أوريغون", "Oregón", "Oregon", "OR"],
    pennsylvania: ["Pennsylvania", "بنسلفانيا", "Pensilvania", "Pennsylvanie", "PA"],
    "rhode-island": ["Rhode Island", "رود آيلاند", "Rhode Island", "Rhode Island", "RI"],
    "south-carolina": ["South Carolina", "كارولاينا الجنوبية", "Carolina del Sur", "Caroline du Sud", "SC"],
    "south-dakota": ["South Dakota", "داكوتا الجنوبية", "Dakota del Sur", "Dakota du Sud", "SD"],
    tennessee: ["Tennessee", "تينيسي", "Tennessee", "Tennessee", "TN"],
    texas: ["Texas", "تكساس", "Texas", "Texas", "TX"],
    utah: ["Utah", "يوتا", "Utah", "Utah", "UT"],
    vermont: ["Vermont", "فيرمونت", "Vermont", "Vermont", "VT"],
    virginia: ["Virginia", "فرجينيا", "Virginia", "Virginie", "VA"],
    washington: ["Washington (state)", "واشنطن (الولاية)", "Washington (estado)", "Washington (État)", "WA"],
    "west-virginia": ["West Virginia", "فرجينيا الغربية", "Virginia Occidental", "Virginie-Occidentale", "WV"],
    wisconsin: ["Wisconsin", "ويسكونسن", "Wisconsin", "Wisconsin", "WI"],
    wyoming: ["Wyoming", "وايومنغ", "Wyoming", "Wyoming", "WY"],
  },
  ca: {
    alberta: ["Alberta", "ألبرتا", "Alberta", "Alberta", "AB"],
    "british-columbia": ["British Columbia", "كولومبيا البريطانية", "Columbia Británica", "Colombie-Britannique", "BC"],
    manitoba: ["Manitoba", "مانيتوبا", "Manitoba", "Manitoba", "MB"],
    "new-brunswick": ["New Brunswick", "نيو برونزويك", "Nuevo Brunswick", "Nouveau-Brunswick", "NB"],
    newfoundland: [
      "Newfoundland and Labrador",
      "نيوفاوندلاند ولابرادور",
      "Terranova y Labrador",
      "Terre-Neuve-et-Labrador",
      "NL",
    ],
    "northwest-territories": [
      "Northwest Territories",
      "الأقاليم الشمالية الغربية",
      "Territorios del Noroeste",
      "Territoires du Nord-Ouest",
      "NT",
    ],
    "nova-scotia": ["Nova Scotia", "نوفا سكوشا", "Nueva Escocia", "Nouvelle-Écosse", "NS"],
    nunavut: ["Nunavut", "نونافوت", "Nunavut", "Nunavut", "NU"],
    ontario: ["Ontario", "أونتاريو", "Ontario", "Ontario", "ON"],
    "prince-edward-island": [
      "Prince Edward Island",
      "جزيرة الأمير إدوارد",
      "Isla del Príncipe Eduardo",
      "Île-du-Prince-Édouard",
      "PE",
    ],
    quebec: ["Québec", "كيبك", "Quebec", "Québec", "QC"],
    saskatchewan: ["Saskatchewan", "ساسكاتشوان", "Saskatchewan", "Saskatchewan", "SK"],
    yukon: ["Yukon", "يوكون", "Yukón", "Yukon", "YT"],
  },
  au: {
    act: [
      "Australian Capital Territory",
      "إقليم العاصمة الأسترالية",
      "Territorio de la Capital Australiana",
      "Territoire de la capitale australienne",
      "ACT",
    ],
    "northern-territory": ["Northern Territory", "الإقليم الشمالي", "Territorio del Norte", "Territoire du Nord", "NT"],
    nsw: ["New South Wales", "نيو ساوث ويلز", "Nueva Gales del Sur", "Nouvelle-Galles du Sud", "NSW"],
    queensland: ["Queensland", "كوينزلاند", "Queensland", "Queensland", "QLD"],
    "south-australia": ["South Australia", "جنوب أستراليا", "Australia Meridional", "Australie-Méridionale", "SA"],
    tasmania: ["Tasmania", "تسمانيا", "Tasmania", "Tasmanie", "TAS"],
    victoria: ["Victoria", "فيكتوريا", "Victoria", "Victoria", "VIC"],
    "western-australia": ["Western Australia", "غرب أستراليا", "Australia Occidental", "Australie-Occidentale", "WA"],
  },
  gb: {
    english: ["England and Wales", "إنجلترا وويلز", "Inglaterra y Gales", "Angleterre et pays de Galles", "E&W"],
    "northern-irish": ["Northern Ireland", "أيرلندا الشمالية", "Irlanda del Norte", "Irlande du Nord", "NI"],
    scottish: ["Scotland", "اسكتلندا", "Escocia", "Écosse", "SCT"],
  },
};

/** What a part of a country is called in a language, English for those without names; undefined for what is none. */
export function partName(country: string | null, sub: string, language: string): string | undefined {
  const names = country !== null && Object.hasOwn(partNames, country) ? partNames[country] : undefined;
  if (!names || !Object.hasOwn(names, sub)) return undefined;
  const at = partLanguages.indexOf(language.split("-")[0] as PartLanguage);
  return names[sub]![Math.max(at, 0)];
}
