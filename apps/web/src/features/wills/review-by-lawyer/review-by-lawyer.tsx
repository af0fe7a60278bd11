import type { HeldReview } from "@heirlock/contract/wills/reviews";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { nameOf } from "../../member-side/offers/holder-name.ts";
import { CommentThreads, NewComment } from "../../member-side/offers/review-comments.tsx";
import { useMembers } from "../../members/offers/list-members.ts";
import { listReviews, useReviewing } from "./reviews.ts";

interface ReviewByLawyerProps {
  willId: string;
  /** Of the version that is shared. */
  number: number;
}

/** Shares a version with the lawyers of the plan, and shows what they say (DOC-017). */
export function ReviewByLawyer({ willId, number }: ReviewByLawyerProps) {
  const { t } = useTranslation("wills/review-by-lawyer");
  const format = useFormat();
  const query = useQuery(listReviews(willId, number));
  return (
    <Card as="section" aria-labelledby="review-by-lawyer">
      <CardHeader id="review-by-lawyer" title={t("title", { number: format.number(number) })} description={t("lead")} />
      <Loaded query={query} level={3} loading={t("loading")} failed={t("failed")}>
        {(reviews) => (
          <div className="grid gap-6">
            {reviews.map((review) => (
              <Review key={review.member_id} review={review} willId={willId} number={number} />
            ))}
            <Lawyers reviews={reviews} willId={willId} number={number} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

/** Those who could be asked. */
function Lawyers({ reviews, willId, number }: ReviewByLawyerProps & { reviews: readonly HeldReview[] }) {
  const { t } = useTranslation("wills/review-by-lawyer");
  const { data } = useMembers();
  const { ask } = useReviewing(willId, number);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const isShared = (id: string) => reviews.some((one) => one.member_id === id && one.ended_at === null);
  const lawyers = (data?.members ?? []).filter(
    (one) =>
      one.status === "confirmed" &&
      one.is_active &&
      one.member_id !== null &&
      one.member_roles.some(({ role, status }) => role === "lawyer" && status === "active"),
  );
  const open = lawyers.filter(({ id }) => !isShared(id));
  if (data && lawyers.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">{t("noLawyer")}</p>
        <Button variant="secondary" render={<Link to="/dashboard/will-holder/members/add" />}>
          {t("addLawyer")}
        </Button>
      </div>
    );
  const share = async (id: string) => {
    setBusy(id);
    setError(null);
    await ask(id).catch(setError);
    setBusy(null);
  };
  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      {open.map((one) => (
        <Button
          key={one.id}
          variant="secondary"
          icon={Scale}
          busy={busy === one.id}
          busyLabel={t("sharing")}
          onClick={() => share(one.id)}
        >
          {t("share", { name: `\u2068${nameOf(one)}\u2069` })}
        </Button>
      ))}
      <Failure error={error} />
    </div>
  );
}

const badge: Record<HeldReview["state"], BadgeVariant> = { asked: "pending", changes: "warning", approved: "success" };

function Review({ review, willId, number }: ReviewByLawyerProps & { review: HeldReview }) {
  const { t } = useTranslation("wills/review-by-lawyer");
  const { t: said } = useTranslation("member-side/review");
  const format = useFormat();
  const { end, write, settle } = useReviewing(willId, number);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const name = nameOf(review.lawyer);
  const actions = {
    me: "holder" as const,
    other: name,
    write: (comment: Parameters<typeof write>[1]) => write(review.member_id, comment),
    settle,
  };
  const isOpen = review.ended_at === null;
  return (
    <section aria-labelledby={`review-${review.member_id}`} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={`review-${review.member_id}`} className="text-body font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <Badge variant={isOpen || review.state === "approved" ? badge[review.state] : "secondary"}>
          {isOpen || review.state === "approved" ? t(`state.${review.state}`) : t("ended")}
        </Badge>
      </div>
      {review.decided_at && <p className="text-ink-2">{t("decidedOn", { date: format.date(review.decided_at) })}</p>}
      <CommentThreads
        comments={review.comments}
        actions={actions}
        titleOf={(clause) => (clause === null ? said("aboutAll") : said(`clause.${clause}`))}
      />
      {isOpen && (
        <div className="flex flex-wrap items-start gap-3">
          <NewComment clause={null} answers={null} open={t("write")} actions={actions} />
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            {t("stop")}
          </Button>
        </div>
      )}
      <Failure error={error} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("stopQuestion", { name: `\u2068${name}\u2069` })}
        description={t("stopEffect")}
        confirmLabel={t("stop")}
        onConfirm={() => {
          setAsking(false);
          end(review.member_id).catch(setError);
        }}
      />
    </section>
  );
}
