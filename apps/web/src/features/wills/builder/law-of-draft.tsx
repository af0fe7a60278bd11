import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { useBuilder } from "./builder-context.ts";
import { faithText, LawStep, useChosenLaw } from "./law-step.tsx";

// Only whoever chooses another law asks what it would change.
const LawChange = lazy(async () => ({ default: (await import("./law-change.tsx")).LawChange }));
// Folded away: nobody needs it for the choice itself.
const PropertyAbroad = lazy(async () => ({ default: (await import("./property-abroad.tsx")).PropertyAbroad }));

/** The first step of a will that exists: another law is saved when one goes on. */
export function LawOfDraft() {
  const { t } = useTranslation("wills/builder");
  const { id, law, draft, chooseLaw } = useBuilder();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(law);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const [isMissing, setMissing] = useState(false);
  const about = useChosenLaw(chosen);
  const saved = useChosenLaw(law);
  // Whoever has a religious law already agreed to it; a civil one tells nothing of that.
  const agreed = answer ?? saved?.isReligious ?? false;
  const save = useMutation({
    mutationFn: async () => {
      if (chosen !== law) await chooseLaw(chosen, about?.isReligious ? faithText : undefined);
    },
    onSuccess: () =>
      navigate({ to: "/dashboard/will-holder/wills/$id/edit", params: { id }, search: { step: "heirs" } }),
  });
  return (
    <LawStep
      value={chosen}
      onChange={setChosen}
      agreed={agreed}
      onAgree={setAnswer}
      isMissing={isMissing}
      error={save.error}
      country={draft.content.covers}
      below={
        <Suspense fallback={null}>
          {law !== null && chosen !== null && chosen !== law && about?.isComplete && (
            <LawChange key={chosen} before={law} after={chosen} />
          )}
          <PropertyAbroad />
        </Suspense>
      }
      foot={
        <Button
          iconEnd={ArrowRight}
          disabled={!about?.isComplete}
          busy={save.isPending}
          busyLabel={t("law.saving")}
          onClick={() => (about?.isReligious && !agreed ? setMissing(true) : save.mutate())}
        >
          {t("foot.next")}
        </Button>
      }
    />
  );
}
