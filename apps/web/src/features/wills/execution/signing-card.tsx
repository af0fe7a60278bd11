import type { Execution } from "@heirlock/contract/wills/execution";
import { Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

const SigningDialog = lazy(async () => ({ default: (await import("./signing-dialog.tsx")).SigningDialog }));

/** When and where the version in force was signed, who saw it, and where the original is (DOC-018). */
export function SigningCard({ willId, execution }: { willId: string; execution: Execution }) {
  const { t } = useTranslation("wills/execution");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { signed_on, signed_at_place, original_where, witnesses } = execution.signing;
  const isEmpty = signed_on === null && !signed_at_place && !original_where && witnesses.length === 0;
  return (
    <Card as="section" aria-labelledby="signing">
      <CardHeader id="signing" title={t("signing.title", { number: format.number(execution.number) })} />
      {isEmpty ? (
        <p className="text-ink-2">{t("signing.empty")}</p>
      ) : (
        <dl className="grid gap-3">
          <Fact label={t("signing.on")}>{signed_on && format.date(signed_on, "short")}</Fact>
          <Fact label={t("signing.place")}>{signed_at_place && <bdi>{signed_at_place}</bdi>}</Fact>
          <Fact label={t("signing.witnesses")}>
            {witnesses.length > 0 &&
              witnesses.map(({ name, details }) => (
                <span key={name} className="block">
                  <bdi>{name}</bdi>
                  {details && (
                    <span className="block text-meta font-normal text-ink-2">
                      <bdi>{details}</bdi>
                    </span>
                  )}
                </span>
              ))}
          </Fact>
          <Fact label={t("signing.original")}>{original_where && <bdi>{original_where}</bdi>}</Fact>
        </dl>
      )}
      <Button variant="secondary" icon={Pencil} className="mt-4" block onClick={() => setOpen(true)}>
        {t(isEmpty ? "signing.write" : "signing.change")}
      </Button>
      {isOpen && (
        <Suspense>
          <SigningDialog willId={willId} execution={execution} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
