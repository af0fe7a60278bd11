import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { answerProofs } from "../../platform/api/fresh-proof.ts";
import { idleWarning } from "../../platform/session/idle-warning.ts";
import { keepSession } from "../../platform/session/keep-session.ts";

type Warning = ComponentType<{ endsAt: number }>;
type Question = ComponentType<{ onDone: (proved: boolean) => void }>;

/** When the session warns that it will end, and null otherwise. */
export function useIdleWarning(): number | null {
  return useSyncExternalStore(idleWarning.subscribe, idleWarning.endsAt, () => null);
}

/** What the session itself asks of a signed-in person. Each question is fetched when it is needed. */
export function SessionDialogs() {
  useEffect(keepSession, []);
  const endsAt = useIdleWarning();
  const Warning = useWarning(endsAt !== null);
  const question = useQuestion();
  return (
    <>
      {question && <question.Ask onDone={question.done} />}
      {Warning && endsAt !== null && <Warning endsAt={endsAt} />}
    </>
  );
}

function useWarning(wanted: boolean): Warning | null {
  const { i18n } = useTranslation("app");
  const [Warning, setWarning] = useState<Warning | null>(null);
  useEffect(() => {
    if (!wanted || Warning) return;
    // Without a connection it does not come; the session ends in time all the same.
    Promise.all([
      import("../../features/account/offers/idle-warning.tsx"),
      i18n.loadNamespaces("account/session"),
    ]).then(
      ([module]) => setWarning(() => module.IdleWarning),
      () => {},
    );
  }, [wanted, Warning, i18n]);
  return Warning;
}

function useQuestion(): { Ask: Question; done: (proved: boolean) => void } | null {
  const { i18n } = useTranslation("app");
  const [question, setQuestion] = useState<{ Ask: Question; done: (proved: boolean) => void } | null>(null);
  useEffect(
    () =>
      answerProofs(async () => {
        const [{ ConfirmIdentity }] = await Promise.all([
          import("../../features/account/offers/confirm-identity.tsx"),
          i18n.loadNamespaces(["account/session", "account/sign-in"]),
        ]);
        return await new Promise<boolean>((resolve) => {
          const done = (proved: boolean) => {
            setQuestion(null);
            resolve(proved);
          };
          setQuestion({ Ask: ConfirmIdentity, done });
        });
      }),
    [i18n],
  );
  return question;
}
