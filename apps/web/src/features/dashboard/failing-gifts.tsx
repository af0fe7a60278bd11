import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type Failing, useFailingInWords } from "./failing-in-words.ts";

/** What no longer works in published wills, since family or assets changed (DOC-016). */
export function FailingGifts() {
  const { data = [] } = useQuery({
    queryKey: ["dashboard", "failing"],
    queryFn: async ({ signal }) => (await call("GET /api/wills/failing", {}, { signal })).data.wills,
  });
  return data.map((will) => <OfWill key={will.id} will={will} />);
}

function OfWill({ will: { id, title, number, parts } }: { will: Failing }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const say = useFailingInWords();
  return (
    <Card as="section" tone="brass" aria-labelledby={`failing-${id}`} className="grid gap-4">
      <div className="flex items-start gap-4">
        <IconTile icon={TriangleAlert} tone="surface" />
        <div className="min-w-0">
          <h2 id={`failing-${id}`} className="text-h3">
            {t("failing.title", { title: `\u2068${title}\u2069` })}
          </h2>
          <p className="mt-1">{t("failing.text", { number: format.number(number) })}</p>
          <ul className="mt-2 grid list-disc gap-1.5 ps-5">
            {parts.map((part) => (
              <li key={`${part.what} ${part.why} ${part.gift ?? part.person ?? ""}`} className="break-words">
                {say(part)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Button
        className="max-sm:w-full sm:justify-self-start"
        render={<Link to="/dashboard/will-holder/wills/$id" params={{ id }} />}
      >
        {t("failing.action")}
      </Button>
    </Card>
  );
}
