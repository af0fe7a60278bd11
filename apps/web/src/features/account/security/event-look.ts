import type { SecurityEvent } from "@heirlock/domain/account/security-events";
import {
  Ban,
  CircleCheck,
  CircleHelp,
  CircleX,
  Download,
  FileText,
  Fingerprint,
  Hourglass,
  KeyRound,
  Laptop,
  ListChecks,
  LockOpen,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  Phone,
  RotateCcw,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  UserRoundPlus,
  UserRoundX,
} from "lucide-react";
import type { IconTileTone } from "../../../ui/display/icon-tile.tsx";

type Look = { icon: LucideIcon; tone: IconTileTone };

const plain = (icon: LucideIcon): Look => ({ icon, tone: "neutral" });
const good = (icon: LucideIcon): Look => ({ icon, tone: "primary" });
const news = (icon: LucideIcon): Look => ({ icon, tone: "info" });
/** What its owner should remember having done. */
const mark = (icon: LucideIcon): Look => ({ icon, tone: "warning" });

const looks: Record<SecurityEvent, Look> = {
  "account.created": good(UserRoundPlus),
  "account.email_verified": good(Mail),
  "account.signed_in": plain(LogIn),
  "account.signed_out": plain(LogOut),
  "account.new_device": news(Laptop),
  "account.reauthenticated": plain(CircleCheck),
  "account.session_revoked": plain(CircleX),
  "account.sessions_revoked": plain(CircleX),
  "account.kit_confirmed": good(FileText),
  "account.kit_replaced": mark(FileText),
  "account.keys_restored": good(LockOpen),
  "account.two_factor_enabled": good(ShieldCheck),
  "account.two_factor_disabled": mark(ShieldOff),
  "account.backup_codes_renewed": good(ListChecks),
  "account.backup_code_used": mark(ListChecks),
  "account.device_trusted": news(Laptop),
  "account.device_untrusted": plain(Laptop),
  "account.passkey_added": good(Fingerprint),
  "account.passkey_renamed": plain(Fingerprint),
  "account.passkey_removed": mark(Fingerprint),
  "account.passkey_opens_vault": news(Fingerprint),
  "account.password_changed": good(KeyRound),
  "account.password_reset": mark(KeyRound),
  "account.reset_asked": mark(RotateCcw),
  "account.reset_waiting": mark(Hourglass),
  "account.reset_ready": mark(KeyRound),
  "account.reset_stopped": good(Ban),
  "account.email_change_asked": mark(Mail),
  "account.email_changed": mark(Mail),
  "account.email_restored": good(Mail),
  "account.recovery_email_changed": mark(Mail),
  "account.recovery_email_verified": good(Mail),
  "account.recovery_phone_changed": mark(Phone),
  "account.recovery_phone_verified": good(Phone),
  "account.questions_changed": mark(MessageCircleQuestionMark),
  "account.recovery_started": mark(RotateCcw),
  "account.objected": mark(ShieldAlert),
  "account.exported": news(Download),
  "account.closing": mark(UserRoundX),
  "account.kept": good(UserRoundPlus),
};

const unknown = plain(CircleHelp);

/** A newer server may know events that this page does not. */
export function eventLook(type: string): Look {
  return looks[type as SecurityEvent] ?? unknown;
}
