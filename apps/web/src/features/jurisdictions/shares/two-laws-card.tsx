import { tellRemark, tellSteps } from "@heirlock/law/story/tell";
import { amountsOf } from "@heirlock/law/succession/money/amounts";
import type { Succession } from "@heirlock/law/succession/result";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { HolderId } from "./cut-whole.ts";
import { inOrder } from "./heir-order.ts";
import { MinorMoney } from "./minor-money.tsx";
import { SentenceText } from "./sentence-text.tsx";
import { ShareFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";

const laws = ["church", "land"] as const;
const reasons = { church: "whyChurch", land: "whyLand" } as const;

/** Where courts apply one of two laws, what each of them gives, never one without the other. */
export function TwoLawsCard({ church, land, foot }: { church: Succession; land: Succession; foot: ReactNode }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { kin, names, texts, estate, currency } = useView();
  const by = { church, land };
  const amounts = {
    church: estate === null ? null : amountsOf(church.shares, estate).of,
    land: estate === null ? null : amountsOf(land.shares, estate).of,
  };
  const people: HolderId[] = inOrder(
    kin,
    kin.family.people.filter(({ alive }) => alive).map(({ id }) => id),
  );
  const holders = laws.some((law) => by[law].shares.has("treasury")) ? [...people, "treasury"] : people;
  return (
    <Card as="section" aria-labelledby="two-laws">
      <CardHeader id="two-laws" title={t("twoLaws.title")} description={t("twoLaws.text")} />
      <table className="w-full">
        <thead>
          <tr className="border-b-[1.5px] border-line-strong text-meta text-ink-2 *:py-2 *:text-start *:font-semibold">
            <th scope="col">{t("twoLaws.person")}</th>
            {laws.map((law) => (
              <th key={law} scope="col" className="ps-2.5">
                {t(`twoLaws.${law}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {holders.map((id) => (
            <tr key={id} className="*:py-2.75 *:text-start *:align-top">
              <th scope="row" className="font-semibold wrap-anywhere">
                <bdi>{id === "treasury" ? t("state") : names.get(id)}</bdi>
              </th>
              {laws.map((law) => {
                const share = by[law].shares.get(id);
                const amount = amounts[law]?.get(id);
                return (
                  <td key={law} className="ps-2.5">
                    {share ? (
                      <ShareFraction share={share} />
                    ) : (
                      <span className="text-ink-3">{t("twoLaws.nothing")}</span>
                    )}
                    {amount !== undefined && (
                      <span className="block text-meta text-ink-2">
                        <MinorMoney amount={amount} currency={currency} />
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 grid gap-2 rounded-[14px] bg-sunken px-4 py-3.5">
        {church.remarks
          .filter((rule) => rule !== "court.check")
          .map((rule) => (
            <li key={rule}>
              <SentenceText sentence={tellRemark(rule, texts)} />
            </li>
          ))}
      </ul>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {laws.map((law) => (
          <section key={law} aria-labelledby={`why-${law}`}>
            <h3 id={`why-${law}`} className="mb-1.5 text-base">
              {t(`twoLaws.${reasons[law]}`)}
            </h3>
            <ul className="grid gap-2 text-ink-2">
              {tellSteps(by[law], kin, texts).map((sentence, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and a rule may be told twice
                <li key={index}>
                  <SentenceText sentence={sentence} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {foot}
    </Card>
  );
}
