import type { Execution, Signing } from "@heirlock/contract/wills/execution";
import type { EntryId } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { willsKey } from "../offers/list-wills.ts";

/** How far the version in force is on paper, in the words of its law. */
export const loadExecution = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...willsKey, "one", id, "execution", language],
    queryFn: async ({ signal }): Promise<Execution> =>
      (await call("GET /api/wills/:id/execution", { params: { id }, query: { language } }, { signal })).data,
  });

export type ExecutionChange =
  | { what: "ticks"; ticked: string[]; confirmed: boolean }
  | { what: "document"; document: string; entry: EntryId | null }
  | { what: "signing"; signing: Signing };

/** One change after the other, so that the last tick is the one that stays. */
export function useExecutionChange(id: string, number: number) {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    scope: { id: `execution-${id}` },
    mutationFn: async (change: ExecutionChange): Promise<Execution> => {
      const at = { params: { id }, query: { language } };
      if (change.what === "ticks") {
        const { ticked, confirmed } = change;
        return (await call("POST /api/wills/:id/execution/checklist", { ...at, body: { number, ticked, confirmed } }))
          .data;
      }
      if (change.what === "document") {
        const body = { number, document: change.document, entry_id: change.entry };
        return (await call("POST /api/wills/:id/execution/documents", { ...at, body })).data;
      }
      return (await call("POST /api/wills/:id/execution/signing", { ...at, body: { number, ...change.signing } })).data;
    },
    onSuccess: (execution) => client.setQueryData(loadExecution(id, language).queryKey, execution),
  });
}
