import type { OwnReview } from "@heirlock/contract/wills/reviews";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { nameOf } from "../offers/holder-name.ts";
import { Loaded } from "../offers/loaded.tsx";
import { type CommentActions, CommentThreads, NewComment } from "../offers/review-comments.tsx";
import { Decide } from "./decide.tsx";
import { getOwnReview, type ListedReview, listOwnReviews, useReviewActions } from "./own-reviews.ts";

/** The text of a will for the lawyer with whom its holder shares it (mock-up s6). */
export function ReviewPage() {
  const { t } = useTranslation("member-side/review");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(listOwnReviews);
  const back = <BackLink render={<Link to="/dashboard/member/wills/$id" params={{ id }} />}>{t("back")}</BackLink>;
  return (
    <Loaded query={query} failed={t("failed")}>
      {(all) => {
        const shared = all.filter((one) => one.relationship_id === id);
        return shared.length === 0 ? (
          <>
            <PageHeader back={back} title={t("title")} />
            <EmptyState icon={Scale} title={t("noneTitle")} text={t("noneText")} />
          </>
        ) : (
          <Shared reviews={shared} back={back} />
        );
      }}
    </Loaded>
  );
}

const keyOf = ({ will_id, number }: ListedReview) => `${will_id} ${number}`;

function Shared({ reviews, back }: { reviews: readonly ListedReview[]; back: React.ReactNode }) {
  const { t } = useTranslation("member-side/review");
  const format = useFormat();
  const [chosen, setChosen] = useState(keyOf(reviews[0]!));
  const listed = reviews.find((one) => keyOf(one) === chosen) ?? reviews[0]!;
  const query = useQuery(getOwnReview(listed.will_id, listed.number));
  const number = format.number(listed.number);
  return (
    <>
      <PageHeader
        back={back}
        title={<bdi>{listed.title}</bdi>}
        meta={
          <Badge variant={listed.version_status === "draft" ? "draft" : "success"}>
            {t(listed.version_status === "draft" ? "draft" : "published", { number })}
          </Badge>
        }
        text={
          <>
            {t("asked", { name: nameOf(listed.holder) })} <DateText value={listed.asked_at} style="short" />.{" "}
            {t("whatYouSee")}
          </>
        }
      />
      {reviews.length > 1 && (
        <Segmented
          label={t("which")}
          value={keyOf(listed)}
          onValueChange={setChosen}
          options={reviews.map((one) => ({
            value: keyOf(one),
            label: t("choice", { title: one.title, number: format.number(one.number) }),
          }))}
        />
      )}
      <Loaded query={query} failed={t("failed")}>
        {(review) => <Review key={keyOf(listed)} review={review} />}
      </Loaded>
    </>
  );
}

function Review({ review }: { review: OwnReview }) {
  const { t } = useTranslation("member-side/review");
  const { text, comments, will_id, holder } = review;
  const { decide, ...rest } = useReviewActions(will_id, text.number);
  const actions: CommentActions = { me: "lawyer", other: nameOf(holder), ...rest };
  const [column] = text.columns;
  const keys = new Set<string>(column!.clauses.map((clause) => clause.key));
  // About the whole will, or about a clause that the text no longer has.
  const apart = comments.filter(({ clause }) => clause === null || !keys.has(clause));
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Card as="section" aria-label={column!.title} className="serif">
        <div lang={column!.language} dir={column!.language === "ar" ? "rtl" : "ltr"}>
          <h2 className="text-h2">{column!.title}</h2>
          {column!.note && <p className="mt-2 italic">{column!.note}</p>}
        </div>
        <ol className="mt-5 grid gap-6">
          {column!.clauses.map((clause, at) => (
            <li key={clause.key} className="grid gap-2">
              <div lang={column!.language} dir={column!.language === "ar" ? "rtl" : "ltr"} className="grid gap-1.5">
                <h3 className="text-h3">
                  {at + 1}. {clause.heading}
                </h3>
                {clause.paragraphs.map((said) => (
                  <p key={said} className="break-words">
                    {said}
                  </p>
                ))}
                {clause.table && <Shares table={clause.table} />}
              </div>
              <CommentThreads comments={comments.filter((one) => one.clause === clause.key)} actions={actions} />
              <div className="font-sans">
                <NewComment
                  clause={clause.key}
                  answers={null}
                  open={t("commentOn")}
                  label={t("commentOnOf", { clause: clause.heading })}
                  actions={actions}
                />
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <div className="grid gap-5">
        <Decide review={review} decide={decide} />
        <Card as="section" aria-labelledby="about-all" className="grid gap-4">
          <h2 id="about-all" className="text-h3">
            {t("aboutAll")}
          </h2>
          <CommentThreads comments={apart} actions={actions} />
          <NewComment clause={null} answers={null} open={t("write")} actions={actions} />
        </Card>
      </div>
    </div>
  );
}

type Table = NonNullable<OwnReview["text"]["columns"][number]["clauses"][number]["table"]>;

function Shares({ table: { head, rows } }: { table: Table }) {
  return (
    <table className="w-full">
      <thead>
        <tr>
          {head.map((one) => (
            <th key={one} scope="col" className="border-b border-line py-1.5 text-start">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([person, share]) => (
          <tr key={person}>
            <td className="border-b border-line py-1.5">{person}</td>
            <td className="border-b border-line py-1.5">{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
