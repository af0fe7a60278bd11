import "./key-card-sheet.css";
import type { Member } from "@heirlock/contract/members/members";
import type { MemberCard } from "@heirlock/contract/sharing/keys";
import { isMemberRole } from "@heirlock/domain/members/roles";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import type { NamedHead } from "../../../platform/plan/compare-head.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { LogoMark } from "../../../ui/display/logo.tsx";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import { memberName } from "../../members/offers/member-name.ts";
import { PrintedHead } from "../../plan/offers/printed-head.tsx";
import { numbered } from "../numbered.ts";

export interface KeyCardSheetProps {
  member: Member;
  card: MemberCard;
  /** Shown and printed, never posted (KEY-010). */
  secret: { groups: readonly string[]; qrText: string };
  /** The newest state of the plan that the card belongs to; null where nothing is signed. */
  head: NamedHead | null;
}

/** The sheet as it comes out of the printer, on paper in every theme (KEY-056). */
export function KeyCardSheet(props: KeyCardSheetProps) {
  const { t } = useTranslation("sharing/keys");
  return (
    <section
      aria-label={t("sheet.label", { name: memberName(props.member) })}
      className="print-sheet rounded-lg border border-line px-4 py-6 shadow-e1 sm:px-8 sm:py-9"
    >
      <Sheet {...props} heading={false} />
    </section>
  );
}

/** The same beside the app in the document, drawn on paper only. */
export function PrintedKeyCard(props: KeyCardSheetProps) {
  return createPortal(
    <section className="key-card-print print-sheet">
      <Sheet {...props} heading />
    </section>,
    document.body,
  );
}

function Sheet({ member, card, secret, head, heading }: KeyCardSheetProps & { heading: boolean }) {
  const { t } = useTranslation("sharing/keys");
  const name = memberName(member);
  const holder = member.will_holder.first_name;
  return (
    <>
      {heading && (
        <>
          <h1 className="text-[1.8rem]">{t("card.title", { name })}</h1>
          <p className="mt-2 mb-6 max-w-[60ch]">{t("card.lead", { name: member.first_name })}</p>
        </>
      )}
      <CardFace member={member} card={card} secret={secret} />
      <p className="key-card-cut my-5.5 flex items-center gap-2.5 text-ink-3">{t("sheet.cut")}</p>
      <h2 className="mb-2.5 text-[1.35rem]">{t("sheet.for", { name: member.first_name })}</h2>
      <ol className="grid max-w-[62ch] list-decimal gap-2 ps-6 marker:font-semibold">
        <li>{t("sheet.keep")}</li>
        <li>{t("sheet.join")}</li>
        <li>{t("sheet.later", { holder })}</li>
      </ol>
      {head && (
        <p className="mt-4 max-w-[62ch]">
          <PrintedHead head={head} />
        </p>
      )}
    </>
  );
}

function CardFace({ member, card, secret }: Omit<KeyCardSheetProps, "head">) {
  const { t } = useTranslation("sharing/keys");
  const { t: word } = useTranslation("members");
  const format = useFormat();
  const holder = `${member.will_holder.first_name} ${member.will_holder.last_name}`.trim();
  const address = new URL("/card", window.location.origin).href;
  const role = member.primary_role ?? member.member_roles[0]?.role;
  return (
    <div className="key-card">
      <div className="key-card-face">
        <div className="key-card-top">
          <span className="key-card-brand serif">
            <LogoMark size={34} className="text-ink" />
            <span lang="en">Heirlock</span>
          </span>
          <p className="key-card-of">
            <Trans t={t} i18nKey="sheet.of" values={{ name: memberName(member) }} components={{ b: <Name /> }} />
            <br />
            {isMemberRole(role) ? (
              <Trans
                t={t}
                i18nKey="sheet.role"
                values={{ role: word(`role.${role}`), holder }}
                components={{ b: <Name /> }}
              />
            ) : (
              <Trans t={t} i18nKey="sheet.plan" values={{ holder }} components={{ b: <Name /> }} />
            )}
          </p>
        </div>
        <p className="key-card-address">
          <QrCode value={address} label={t("sheet.addressQr")} className="key-card-address-qr" />
          <span>
            {t("sheet.goTo")}{" "}
            <bdi dir="ltr" className="code font-semibold break-words">
              {address.replace(/^https?:\/\//, "")}
            </bdi>
          </span>
        </p>
        <ol dir="ltr" translate="no" className="key-card-groups code" aria-label={t("sheet.groups")}>
          {numbered(secret.groups).map(({ place, what }) => (
            <li key={place}>{what}</li>
          ))}
        </ol>
        <p className="key-card-made">
          <Trans
            t={t}
            i18nKey="sheet.made"
            values={{ number: cardNumber(card.id), date: format.date(card.created_at, "full") }}
            components={{ code: <bdi dir="ltr" className="code" /> }}
          />
        </p>
      </div>
      <div className="key-card-code">
        <QrCode value={secret.qrText} label={t("sheet.qr")} className="key-card-qr" />
        <p className="key-card-made">{t("sheet.orScan")}</p>
      </div>
    </div>
  );
}

function Name({ children }: { children?: ReactNode }) {
  return <bdi className="font-semibold">{children}</bdi>;
}

/** By which people tell cards apart: no part of the secret. */
function cardNumber(id: string): string {
  const digits = id.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
