import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../ui/display/logo.tsx";
import { LoadingState } from "../../ui/feedback/loading-state.tsx";

/** The loading state ends after this, whatever validation is still doing (ACC-034, D04). */
const loadingLimit = 1000;

/** The guard has not decided yet (ACC-007). */
export function GuardPending() {
  const { t } = useTranslation("app");
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loadingLimit);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main aria-busy={loading} className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="grid justify-items-center gap-4 text-ink-2">
        <LogoMark size={56} className="text-primary" />
        {t("wait.verifying")}
      </p>
    </main>
  );
}

/** A page that takes longer than half a second. The router waits that long before it draws this. */
export function PagePending() {
  const { t } = useTranslation("app");
  return (
    <div className="mx-auto w-full max-w-page p-6">
      <LoadingState label={t("wait.loading")} delay={0} />
    </div>
  );
}
