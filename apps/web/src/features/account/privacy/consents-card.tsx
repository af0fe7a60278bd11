import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { Table } from "../../../ui/lists/table.tsx";

const ConfirmDialog = lazy(async () => ({
  default: (await import("../../../ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
}));

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

const named = ["terms", "faith", "religion", "filiation", "health"] as const;

function ConsentTable({ consents }: { consents: Consent[] }) {
  const { t } = useTranslation("account/privacy");
  const format = useFormat();
  const purposeOf = (purpose: string) => {
    const known = named.find((name) => name === purpose);
    return known ? t(`consents.purposes.${known}`) : purpose;
  };
  // One press withdraws it, however often it was given.
  const open = consents.find(({ purpose, withdrawnAt }) => purpose === "faith" && withdrawnAt === null);
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
          cell: ({ id, givenAt, withdrawnAt }) => (
            <>
              <DateText value={givenAt} style="short" />
              {withdrawnAt && (
                <span className="block text-ink-2">
                  {t("consents.withdrawn", { date: format.date(withdrawnAt, "short") })}
                </span>
              )}
              {id === open?.id && <WithdrawFaith />}
            </>
          ),
        },
      ]}
    />
  );
}

/** As easily as it was given, at the place where it is listed (GDPR art. 7(3)). */
function WithdrawFaith() {
  const { t } = useTranslation("account/privacy");
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => call("POST /api/wills/withdraw-faith"),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: consentsKey });
      toast({ title: t("consents.withdraw.done") });
    },
  });
  return (
    <>
      <span className="mt-2 block">
        <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
          {t("consents.withdraw.button")}
        </Button>
      </span>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={(open) => {
              withdraw.reset();
              setAsked(open);
            }}
            title={t("consents.withdraw.title")}
            description={t("consents.withdraw.text")}
            confirmLabel={t("consents.withdraw.button")}
            busy={withdraw.isPending}
            busyLabel={t("consents.withdraw.working")}
            onConfirm={() => withdraw.mutate()}
          >
            <Failure error={withdraw.error} title={t("consents.withdraw.failed")} />
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

type Consent = EndpointAnswer<"GET /api/user/consents">["data"]["consents"][number];

const consentsKey = ["account", "consents"];

function useConsents() {
  return useQuery({
    queryKey: consentsKey,
    queryFn: async ({ signal }): Promise<Consent[]> =>
      (await call("GET /api/user/consents", {}, { signal })).data.consents,
  });
}
