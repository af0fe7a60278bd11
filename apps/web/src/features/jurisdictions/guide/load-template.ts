import type { LoadedTemplate } from "@heirlock/contract/jurisdictions";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { useLanguage } from "../../../platform/use-language.ts";

export type { LoadedTemplate };

/** The same for everybody, and seldom changed: kept for as long as the page lives. */
export const loadTemplate = (code: string, language: string) =>
  queryOptions({
    queryKey: ["jurisdictions", "template", code, language],
    queryFn: async ({ signal }): Promise<LoadedTemplate> => {
      const input = { params: { code }, query: { language } };
      const { data } = await call("GET /api/jurisdictions/templates/:code", input, { signal });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the law of a code asks of a will, in the reader's language. Also on pages that are open to anyone. */
export function useTemplate(code: string) {
  return useQuery(loadTemplate(code, useLanguage()), queryClient);
}
