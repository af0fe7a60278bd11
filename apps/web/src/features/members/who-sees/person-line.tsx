import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/display/avatar.tsx";

/** Whom a dialog is about, under its title. */
export function PersonLine({ name }: { name: string }) {
  const { t } = useTranslation("members/who-sees");
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={name} size="sm" />
      <bdi>{t("forPerson", { name })}</bdi>
    </span>
  );
}
