import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { useBuilder } from "./builder-context.ts";
import { type BuilderStep, builderSteps } from "./steps.ts";

/** Back and on. Everything is saved as it is typed, so leaving loses nothing. */
export function StepFoot({ step }: { step: BuilderStep }) {
  const { t } = useTranslation("wills/builder");
  const { id } = useBuilder();
  const at = builderSteps.indexOf(step);
  const [before, next] = [builderSteps[at - 1], builderSteps[at + 1]];
  const link = (to: BuilderStep) => (
    <Link to="/dashboard/will-holder/wills/$id/edit" params={{ id }} search={{ step: to }} />
  );
  return (
    <div className="action-row mt-1">
      {before ? (
        <Button variant="secondary" render={link(before)}>
          {t("foot.back")}
        </Button>
      ) : (
        <Button variant="secondary" render={<Link to="/dashboard/will-holder/wills" />}>
          {t("foot.stop")}
        </Button>
      )}
      {next && (
        <Button iconEnd={ArrowRight} render={link(next)}>
          {t("foot.next")}
        </Button>
      )}
    </div>
  );
}
