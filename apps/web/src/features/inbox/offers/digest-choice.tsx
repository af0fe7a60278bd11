import { type DigestChoice as Choice, digestChoices } from "@heirlock/domain/inbox/digests";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";

const getDigest = queryOptions({
  queryKey: ["inbox", "digest"],
  queryFn: async ({ signal }): Promise<Choice> =>
    (await call("GET /api/notifications/digest", {}, { signal })).data.every,
});

/** How often somebody who stays away hears by mail that there is news. Saved at once. */
export function DigestChoice() {
  const { t } = useTranslation("inbox");
  const client = useQueryClient();
  const { data } = useQuery(getDigest);
  const choosing = useMutation({
    mutationFn: async (every: Choice) => await call("PUT /api/notifications/digest", { body: { every } }),
    onSettled: () => client.invalidateQueries({ queryKey: getDigest.queryKey }),
  });
  if (data === undefined) return null;
  return (
    <div className="grid gap-2">
      <Segmented
        label={t("digest.label")}
        showLabel
        options={digestChoices.map((value) => ({ value, label: t(`digest.${value}`) }))}
        value={choosing.isPending ? choosing.variables : data}
        onValueChange={(every) => choosing.mutate(every)}
      />
      <p className="text-ink-2">{t("digest.text")}</p>
      <Failure error={choosing.error} />
    </div>
  );
}
