export { usePeopleNames } from "../calculator/use-people-names.ts";
