import { useQuery } from "@tanstack/react-query";
import { FileCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { DateText } from "../../../ui/display/date-text.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { Table } from "../../../ui/lists/table.tsx";

/** What the person agreed to, with the version of the text they saw (SEC-035). */
export function ConsentsCard() {
  const { t } = useTranslation("account/privacy");
  const query = useConsents();
  return (
    <Card as="section">
      <CardHeader title={t("consents.title")} description={t("consents.text")} />
      <Loaded query={query} level={3} loading={t("consents.loading")} failed={t("consents.loadFailed")}>
        {(data) =>
          data.length > 0 ? (
            <ConsentTable consents={data} />
          ) : (
            <EmptyState icon={FileCheck} title={t("consents.none")} text={t("consents.noneText")} />
          )
        }
      </Loaded>
    </Card>
  );
}

const named = ["terms", "religion", "filiation", "health"] as const;

function ConsentTable({ consents }: { consents: Consent[] }) {
  const { t } = useTranslation("account/privacy");
  const format = useFormat();
  const purposeOf = (purpose: string) => {
    const known = named.find((name) => name === purpose);
    return known ? t(`consents.purposes.${known}`) : purpose;
  };
  return (
    <Table
      caption={t("consents.caption")}
      rows={consents}
      rowKey={({ id }) => id}
      columns={[
        { id: "purpose", header: t("consents.purpose"), primary: true, cell: ({ purpose }) => purposeOf(purpose) },
        {
          id: "version",
          header: t("consents.version"),
          cell: ({ textVersion }) =>
            /^\d{4}-\d{2}-\d{2}$/.test(textVersion) ? (
              <DateText value={textVersion} style="short" />
            ) : (
              <bdi>{textVersion}</bdi>
            ),
        },
        {
          id: "given",
          header: t("consents.given"),
          cell: ({ givenAt, withdrawnAt }) => (
            <>
              <DateText value={givenAt} style="short" />
              {withdrawnAt && (
                <span className="block text-ink-2">
                  {t("consents.withdrawn", { date: format.date(withdrawnAt, "short") })}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

type Consent = EndpointAnswer<"GET /api/user/consents">["data"]["consents"][number];

function useConsents() {
  return useQuery({
    queryKey: ["account", "consents"],
    queryFn: async ({ signal }): Promise<Consent[]> =>
      (await call("GET /api/user/consents", {}, { signal })).data.consents,
  });
}
