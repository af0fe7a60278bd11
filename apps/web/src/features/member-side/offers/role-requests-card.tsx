import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { RequestCard } from "../request-card.tsx";
import { Loaded } from "./loaded.tsx";
import { listApprovals } from "./member-side.ts";

/** The roles that a person is asked to take (APR-001). What lapsed stays in sight, without a button. */
export function RoleRequestsCard() {
  const { t } = useTranslation("member-side");
  const format = useFormat();
  const query = useQuery(listApprovals);
  const asked = query.data?.filter(
    ({ kind, status }) => kind === "role" && (status === "pending" || status === "expired"),
  );
  const pending = asked?.filter(({ status }) => status === "pending").length;
  return (
    <Card as="section" aria-labelledby="role-requests">
      <CardHeader
        id="role-requests"
        title={t("roleRequests.title")}
        action={
          pending !== undefined && (
            <span className="num rounded-full bg-brass-tint px-3 py-1 font-semibold text-brass-ink">
              {format.number(pending)}
            </span>
          )
        }
      />
      <Loaded query={query} failed={t("roleRequests.failed")} level={3}>
        {() =>
          asked?.length ? (
            <div className="grid gap-4">
              {asked.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </div>
          ) : (
            <p className="text-ink-2">{t("roleRequests.none")}</p>
          )
        }
      </Loaded>
    </Card>
  );
}
