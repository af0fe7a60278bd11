import { Link } from "@tanstack/react-router";
import { SquareArrowOutUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { AccessBadge, CategoryBadge, TagBadges } from "../entry-badges.tsx";
import { categoryLook } from "../offers/category-look.ts";
import { type OpenEntry, useOpenEntries } from "../offers/open-entries.ts";
import { EntryProblem } from "./entry-problem.tsx";

export interface EntryDetailModalProps {
  id: string;
  onClose: () => void;
}

/** What stands on an entry's label, without its content (VLT-004). For lists and for cards of assets, with an open vault. */
export function EntryDetailModal({ id, onClose }: EntryDetailModalProps) {
  const { t } = useTranslation("vault");
  const { opened, sealed } = useOpenEntries();
  const one = opened.data?.find(({ entry }) => entry.id === id && entry.deleted_at === null);
  const failed = sealed.isError || opened.isError || (opened.data !== undefined && !one);
  const title =
    one?.label?.title ??
    t(one?.problem === "keys.not_available" ? "sealed.title" : one ? "problem.title" : "menu.details");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={one && <IconTile {...categoryLook[one.entry.category]} />}
      title={<bdi translate="no">{title}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("modal.close")}
          </Button>
          {one && (
            <Button
              icon={SquareArrowOutUpRight}
              render={<Link to="/dashboard/will-holder/vault/$id" params={{ id: one.entry.id }} />}
            >
              {t("modal.openFull")}
            </Button>
          )}
        </>
      }
    >
      {one ? (
        <Label one={one} />
      ) : failed ? (
        <Alert tone="danger" live="assertive">
          {t("state.loadFailed")}
        </Alert>
      ) : (
        <LoadingState label={t("modal.loading")} />
      )}
    </Dialog>
  );
}

function Label({ one: { entry, label, problem } }: { one: OpenEntry }) {
  const { t } = useTranslation("vault");
  return (
    <div className="grid gap-5">
      {problem && <EntryProblem code={problem} />}
      <dl className="grid gap-5 sm:grid-cols-2">
        <Fact name={t("modal.category")}>
          <CategoryBadge category={entry.category} />
        </Fact>
        <Fact name={t("modal.access")}>
          <AccessBadge condition={entry.access_condition} />
        </Fact>
        {label && (
          <>
            <Fact name={t("modal.tags")} wide>
              <span className="flex flex-wrap gap-2">
                {label.tags.length > 0 ? <TagBadges tags={label.tags} /> : t("modal.noTags")}
              </span>
            </Fact>
            <Fact name={t("entry.description")} wide>
              <span dir="auto" translate="no" className="block break-words whitespace-pre-line">
                {label.description || t("entry.noDescription")}
              </span>
            </Fact>
          </>
        )}
        <Fact name={t("entry.created")}>
          <DateText value={entry.created_at} style="moment" />
        </Fact>
        <Fact name={t("entry.updated")}>
          <DateText value={entry.updated_at} style="moment" />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <dt className="text-meta text-ink-3">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
