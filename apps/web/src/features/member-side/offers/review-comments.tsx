import type { Comment } from "@heirlock/contract/wills/reviews";
import { Check, Pencil } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";

/** What both sides of a review can do with its comments. */
export interface CommentActions {
  me: Comment["written_by"];
  /** By whom a comment of the other side is. */
  other: string;
  write: (comment: Pick<Comment, "clause" | "words" | "answers">) => Promise<void>;
  settle: (id: string) => Promise<void>;
}

interface ThreadsProps {
  comments: readonly Comment[];
  actions: CommentActions;
  /** Above each, where it does not stand below its clause. */
  titleOf?: ((clause: Comment["clause"]) => string) | undefined;
}

/** Comments, each with its answers and a way to answer and to settle it. */
export function CommentThreads({ comments, actions, titleOf }: ThreadsProps) {
  const starts = comments.filter(({ answers }) => answers === null);
  if (starts.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {starts.map((comment) => (
        <li key={comment.id} className="rounded-md border border-line bg-surface p-4 font-sans text-body">
          {titleOf && <p className="text-meta text-ink-2">{titleOf(comment.clause)}</p>}
          <Thread
            comment={comment}
            answers={comments.filter(({ answers }) => answers === comment.id)}
            actions={actions}
          />
        </li>
      ))}
    </ul>
  );
}

function Thread({ comment, answers, actions }: { comment: Comment; answers: Comment[]; actions: CommentActions }) {
  const { t } = useTranslation("member-side/review");
  const settled = comment.settled_at !== null;
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const settle = async () => {
    setBusy(true);
    await actions.settle(comment.id).catch(setError);
    setBusy(false);
  };
  return (
    <div className="grid gap-3">
      {[comment, ...answers].map((one) => (
        <Said key={one.id} comment={one} actions={actions} />
      ))}
      {settled ? (
        <p>
          <Badge variant="success">{t("settled")}</Badge>
        </p>
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <NewComment clause={comment.clause} answers={comment.id} open={t("answer")} actions={actions} />
          <Button variant="ghost" size="sm" icon={Check} busy={busy} busyLabel={t("saving")} onClick={settle}>
            {t("settle")}
          </Button>
        </div>
      )}
      <Failure error={error} />
    </div>
  );
}

function Said({ comment, actions: { me, other } }: { comment: Comment; actions: CommentActions }) {
  const { t } = useTranslation("member-side/review");
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{comment.written_by === me ? t("you") : <bdi>{other}</bdi>}</span>
        <span className="text-meta text-ink-3">
          <DateText value={comment.created_at} style="short" />
        </span>
      </p>
      <p className="break-words whitespace-pre-line" dir="auto">
        {comment.words}
      </p>
    </div>
  );
}

interface NewCommentProps extends Pick<Comment, "clause" | "answers"> {
  /** On the button that opens it. */
  open: string;
  /** Of the button, where the page has several of its words. */
  label?: string | undefined;
  actions: CommentActions;
}

/** A button that becomes a field. */
export function NewComment({ clause, answers, open, label, actions }: NewCommentProps) {
  const { t } = useTranslation("member-side/review");
  const id = useId();
  const [words, setWords] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (words === null)
    return (
      <Button variant="secondary" size="sm" icon={Pencil} aria-label={label} onClick={() => setWords("")}>
        {open}
      </Button>
    );
  const send = async () => {
    if (words.trim() === "") return;
    setBusy(true);
    setError(null);
    try {
      await actions.write({ clause, answers, words: words.trim() });
      setWords(null);
    } catch (failed) {
      setError(failed);
    }
    setBusy(false);
  };
  return (
    <div className="grid w-full gap-3">
      <TextArea
        id={id}
        label={answers === null ? t("comment") : t("yourAnswer")}
        value={words}
        rows={3}
        maxLength={2000}
        dir="auto"
        onChange={(event) => setWords(event.target.value)}
      />
      <Failure error={error} />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={busy} busyLabel={t("saving")} onClick={send}>
          {t("send")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setWords(null)}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
