import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "../../../ui/buttons/button.tsx";

type Answer = Pick<ButtonProps, "busy" | "disabled" | "onClick" | "children">;

export interface AnswerFootProps {
  onClose: () => void;
  no?: Answer | undefined;
  yes?: Answer | undefined;
}

/** The foot of a dialog that takes an answer: the way out, then the answers that can be given. */
export function AnswerFoot({ onClose, no, yes }: AnswerFootProps) {
  const { t } = useTranslation("member-side");
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("respond.cancel")}
      </Button>
      {no && <Button variant="danger-outline" {...no} />}
      {yes && <Button {...yes} />}
    </>
  );
}
