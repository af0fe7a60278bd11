export { useLawCatalogue } from "../chooser/use-law-catalogue.ts";
