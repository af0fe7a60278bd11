import { textsIn } from "../../../mail/texts.ts";
import ar from "./messages.ar.json" with { type: "json" };
import en from "./messages.en.json" with { type: "json" };
import es from "./messages.es.json" with { type: "json" };
import fr from "./messages.fr.json" with { type: "json" };

export const willTexts = textsIn({ en, ar, es, fr });
