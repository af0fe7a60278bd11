import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { directionOf } from "@heirlock/domain/languages";
import type { ReactNode } from "react";
import { useLanguage } from "../platform/use-language.ts";
import { Toaster } from "./feedback/toaster.tsx";

/** Once around the app: reading direction, no style elements (the content policy forbids them), toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={directionOf(language)}>
        {children}
        <Toaster />
      </DirectionProvider>
    </CSPProvider>
  );
}
