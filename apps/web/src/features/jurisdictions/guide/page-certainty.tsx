import { createContext, useContext } from "react";

export type Grade = "T" | "S" | "K";

/** How well the page around was checked, so that lines of it need not say the same again (LAW-039). */
const Certainty = createContext<Grade | null>(null);

export const PageCertainty = Certainty.Provider;
export const usePageCertainty = () => useContext(Certainty);
