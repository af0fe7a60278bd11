import { Link } from "@tanstack/react-router";
import { Trans, useTranslation } from "react-i18next";

/** What the press agrees to, with both texts. */
export function Terms({ says }: { says: "terms" | "cardTerms" }) {
  const { t } = useTranslation("account/sign-up");
  return (
    <Trans
      t={t}
      i18nKey={`password.${says}`}
      components={{
        terms: <Link to="/legal/$text" params={{ text: "terms" }} />,
        privacy: <Link to="/legal/$text" params={{ text: "privacy" }} />,
      }}
    />
  );
}
