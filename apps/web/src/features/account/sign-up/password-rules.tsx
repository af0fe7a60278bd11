import type { PasswordFinding, PasswordFindingCode } from "@heirlock/domain/account/password-policy";
import { clsx } from "clsx";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { useEffect, useState } from "react";
import { Trans, useTranslation } from "react-i18next";

/** The five that stand there before anything is typed, in the order of the ledger (design.md 15). */
const standing = [
  "password.too_short",
  "password.no_uppercase",
  "password.no_lowercase",
  "password.no_number",
  "password.no_special",
] as const satisfies PasswordFindingCode[];

/** How long a person may pause before the list is read out. */
const announceAfter = 600;

/**
 * The live list under the password. Met is a tick, open a dashed circle; what must not be in the password
 * appears only while it is true.
 */
export function PasswordRules({
  id,
  findings,
  typed,
}: {
  id: string;
  findings: readonly PasswordFinding[];
  /** Whether anything is typed at all: nothing is met by an empty field. */
  typed: boolean;
}) {
  const { t } = useTranslation("account");
  const broken = new Set<PasswordFindingCode>(findings.map((finding) => finding.code));
  const extra = findings.filter(({ code }) => code !== "password.required" && !isStanding(code));
  return (
    <div id={id} className="rounded-md border border-line bg-sunken px-4.5 py-3.5">
      <ul aria-label={t("rules.label")} className="grid gap-1.5">
        {standing.map((code) => (
          <Rule key={code} code={code} met={typed && !broken.has(code)} />
        ))}
        {extra.map((finding) => (
          <Offence key={finding.code} finding={finding} />
        ))}
      </ul>
      <Announcement findings={findings} typed={typed} />
    </div>
  );
}

function Rule({ code, met }: { code: (typeof standing)[number]; met: boolean }) {
  const { t } = useTranslation("account");
  const Icon = met ? CircleCheck : CircleDashed;
  return (
    <li className={clsx("flex items-start gap-2.5 leading-[1.4]", met ? "text-ink-2" : "text-ink")}>
      <Icon aria-hidden size={20} strokeWidth={1.8} className={clsx("mt-0.5", met ? "text-success" : "text-ink-3")} />
      <span className="min-w-0">
        {t(`rules.${shortCode(code)}`)}
        <span className="sr-only"> ({t(met ? "rules.met" : "rules.open")})</span>
      </span>
    </li>
  );
}

function Offence({ finding }: { finding: PasswordFinding }) {
  const { t } = useTranslation("account");
  return (
    <li className="flex items-start gap-2.5 leading-[1.4]">
      <CircleAlert aria-hidden size={20} strokeWidth={2} className="mt-0.5 text-danger" />
      <span className="min-w-0">
        <span className="block font-semibold text-danger">{t(`rules.${shortCode(finding.code)}`)}</span>
        <Where finding={finding} />
      </span>
    </li>
  );
}

/** Points at the letters that are meant. They are on screen in the field's own words only, never read aloud. */
function Where({ finding }: { finding: PasswordFinding }) {
  const { t } = useTranslation("account");
  if (finding.code !== "password.repeated" && finding.code !== "password.sequential") return null;
  const key =
    finding.code === "password.repeated"
      ? "rules.repeatedWhere"
      : finding.of === "letters"
        ? "rules.sequentialLetters"
        : "rules.sequentialDigits";
  return (
    <span className="block text-ink-2">
      <Trans
        t={t}
        i18nKey={key}
        values={{ run: finding.run }}
        components={{
          mark: <bdi dir="ltr" className="code rounded-sm bg-danger-tint px-1 font-semibold text-danger break-all" />,
        }}
      />
    </span>
  );
}

/** One polite sentence after a pause, instead of a list that chatters at every key. */
function Announcement({ findings, typed }: { findings: readonly PasswordFinding[]; typed: boolean }) {
  const { t } = useTranslation("account");
  const [said, setSaid] = useState("");
  const offences = findings.filter(({ code }) => code !== "password.required" && !isStanding(code));
  const open = findings.length - offences.length;
  const text = !typed
    ? ""
    : findings.length === 0
      ? t("rules.allMet")
      : [...offences.map(({ code }) => t(`rules.${shortCode(code)}`)), open > 0 ? t("rules.left", { count: open }) : ""]
          .filter(Boolean)
          .join(". ");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), announceAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

function isStanding(code: PasswordFindingCode): code is (typeof standing)[number] {
  return standing.some((known) => known === code);
}

/** `password.too_short` is `rules.too_short` in the messages. */
export function shortCode<Code extends PasswordFindingCode>(code: Code) {
  return code.slice("password.".length) as Code extends `password.${infer Short}` ? Short : never;
}
