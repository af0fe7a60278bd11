import { readVerifyFragment } from "@heirlock/domain/wills/verify-code";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/card.tsx";
import { VerifyForm } from "./verify-form.tsx";
import { type Verified, VerifyResult } from "./verify-result.tsx";

/** For whoever has a published will on paper: whether that text was published here (DOC-014). */
export function VerifyPage() {
  const { t } = useTranslation("wills/verify");
  const [fragment, setFragment] = useState(window.location.hash);
  const [found, setFound] = useState<Verified | null>(null);
  useEffect(() => {
    // Another paper scanned into the same tab.
    const follow = () => setFragment(window.location.hash);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-[640px] gap-4.5">
      <header>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className="mt-2 text-ink-2 md:text-lead">{t("lead")}</p>
      </header>
      <Card>
        <VerifyForm key={fragment} code={readVerifyFragment(fragment)} onFound={setFound} />
      </Card>
      <div role="status">{found && <VerifyResult found={found} />}</div>
    </div>
  );
}
