import type { newAssetSchema } from "@heirlock/contract/assets";
import type { z } from "zod";

/** What Nadia recorded over the years, oldest first; `daysAgo` makes the estate look lived in. */
export interface DemoAsset extends z.input<typeof newAssetSchema> {
  daysAgo: number;
}

export const nadiasAssets: DemoAsset[] = [
  {
    daysAgo: 196,
    title: "Apartment, Rue Gouraud",
    asset_type: "physical",
    asset_subtype: "real_estate",
    estimated_value: 640_000,
    location: "Beirut, Lebanon",
    description:
      "Third floor, two balconies. Bought with Karim in 1998. The deed is in the safe and a copy is in the blue folder. The building manager is Mr Sfeir, his number is on the inside of the kitchen door.",
  },
  {
    daysAgo: 195,
    title: "Olive grove, Bcharré",
    asset_type: "physical",
    asset_subtype: "real_estate",
    estimated_value: 215_000,
    location: "Bcharré, Lebanon",
    description:
      "Two dunums, shared well with my cousin Elias. He presses the oil in November and keeps a tenth of it.",
  },
  {
    daysAgo: 195,
    title: "Parking space 12",
    asset_type: "physical",
    asset_subtype: "real_estate",
    description: "Belongs to the apartment",
  },
  {
    daysAgo: 180,
    title: "Grandfather's house, one third",
    asset_type: "physical",
    asset_subtype: "real_estate",
    location: "Zahlé, Lebanon",
    description: "Shared with my two sisters. Never divided; Maya has the papers.",
  },
  {
    daysAgo: 150,
    title: "2019 Volvo XC60",
    asset_type: "physical",
    asset_subtype: "vehicle",
    estimated_value: 27_500,
    location: "Parking space 12",
    description: "Grey. Papers in the glovebox, second key with Samir.",
  },
  {
    daysAgo: 149,
    title: "Grandmother's emerald ring",
    asset_type: "physical",
    asset_subtype: "valuable",
    estimated_value: 18_500,
    location: "Bank safe deposit, box 114",
    description: "Given to me by my mother in 1994. I would like Leila to have it, and Rima to have the necklace.",
  },
  {
    daysAgo: 120,
    title: "Joint account, Banque du Liban et d'Outre-Mer",
    asset_type: "financial",
    asset_subtype: "bank_account",
    estimated_value: 48_200,
    location: "Hamra branch, Beirut",
    description: "With Karim. Household bills are paid from here.",
  },
  {
    daysAgo: 118,
    title: "Savings, Crédit Lyonnais",
    asset_type: "financial",
    asset_subtype: "bank_account",
    estimated_value: 61_400,
    currency: "EUR",
    location: "Lyon, France",
    description: "From the years I taught in France. Samir can sign.",
  },
  {
    daysAgo: 90,
    title: "Index fund portfolio",
    asset_type: "financial",
    asset_subtype: "investment",
    estimated_value: 337_000,
    description: "World equity and bond funds. Karim knows the adviser. Statements arrive every quarter.",
  },
  {
    daysAgo: 41,
    title: "Family photo archive",
    asset_type: "digital",
    asset_subtype: "digital_file",
    location: "Home computer, and one disk in the safe",
    description: "About 40,000 photographs from 1961 until today, kept on the home computer and one outside disk.",
  },
  {
    daysAgo: 20,
    title: "Recipe blog",
    asset_type: "digital",
    asset_subtype: "online_account",
    estimated_value: 1_200,
    description: "Teta's kitchen. The domain is paid until 2029; please keep it readable.",
  },
];
