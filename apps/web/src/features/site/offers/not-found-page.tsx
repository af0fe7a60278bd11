import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProblemPage } from "../problem-page.tsx";

/** An address without a page (GEN-018, GEN-019), and rows of places to go to instead. */
export function NotFoundPage({ places }: { places?: ReactNode }) {
  const { t } = useTranslation("app");
  const isSignedIn = useSession().status === "signed-in";
  return (
    <ProblemPage
      icon={Compass}
      title={t("error.notFound")}
      text={t(isSignedIn ? "error.notFoundInside" : "error.notFoundText")}
      below={places}
    >
      <Button render={isSignedIn ? <Link to="/dashboard" /> : <Link to="/" />}>{t("error.returnHome")}</Button>
    </ProblemPage>
  );
}
