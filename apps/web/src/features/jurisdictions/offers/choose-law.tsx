export { LawChooser } from "../chooser/law-chooser.tsx";
export { LawName } from "../chooser/law-name.tsx";
