export { fromMinor, toMinor } from "../calculator/minor-units.ts";
