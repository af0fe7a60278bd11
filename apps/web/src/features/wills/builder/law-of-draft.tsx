import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { useBuilder } from "./builder-context.ts";
import { faithText, LawStep, useChosenLaw } from "./law-step.tsx";

/** The first step of a will that exists: another law is saved when one goes on. */
export function LawOfDraft() {
  const { t } = useTranslation("wills/builder");
  const { id, law, chooseLaw } = useBuilder();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(law);
  // Who chose a religious law before has agreed to it.
  const [agreed, setAgreed] = useState(law !== null);
  const [isMissing, setMissing] = useState(false);
  const about = useChosenLaw(chosen);
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
      onAgree={setAgreed}
      isMissing={isMissing}
      error={save.error}
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
