import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { usePartWords } from "./part-words.ts";
import { useView } from "./view.ts";
import { type Reasoning, WhyTrail } from "./why-trail.tsx";

/** The reasoning about somebody who was chosen in the tree. It comes into sight; the focus stays in the tree. */
export function WhyCard({ reasoning, onClose }: { reasoning: Reasoning; onClose: () => void }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { names } = useView();
  const part = usePartWords();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const name = names.get(reasoning.person) ?? "";
  const title =
    reasoning.share === null
      ? t("trail.titleNothing", { name })
      : t("trail.title", { name, part: part(reasoning.share) });
  return (
    <Card as="section" ref={card} aria-label={title} className="scroll-mb-6">
      <p role="status" className="sr-only">
        {title}
      </p>
      <WhyTrail
        reasoning={reasoning}
        title={
          <div className="mb-1.5 flex items-start justify-between gap-3">
            <h2 className="text-h3">{title}</h2>
            <IconButton label={t("trail.close")} icon={X} onClick={onClose} className="-me-2 -mt-2" />
          </div>
        }
      />
    </Card>
  );
}
