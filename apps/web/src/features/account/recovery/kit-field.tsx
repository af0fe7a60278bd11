import { Camera } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";

/** The 24 words or numbers as people type them, or a photo of the code. All three say the same (KEY-012). */
export function KitField({
  kitNumber,
  name,
  value,
  onValueChange,
  error,
}: {
  kitNumber: string;
  name: string;
  value: string;
  onValueChange: (typed: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation("account/recovery");
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<"looking" | "found" | "none" | null>(null);
  const look = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setPhoto("looking");
    try {
      const { readQrPhoto } = await import("../../../platform/camera/read-qr.ts");
      const found = await readQrPhoto(file);
      if (found) onValueChange(found);
      setPhoto(found ? "found" : "none");
    } catch {
      setPhoto("none");
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        <Trans
          t={t}
          i18nKey="kit.which"
          values={{ number: kitNumber }}
          components={{ code: <bdi dir="ltr" className="code font-semibold text-ink" /> }}
        />
      </p>
      <TextArea
        label={t("kit.field")}
        hint={t("kit.hint")}
        name={name}
        value={value}
        onChange={(event) => {
          setPhoto(null);
          onValueChange(event.target.value);
        }}
        error={error}
        rows={6}
        dir="ltr"
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
      <div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => void look(event)}
          aria-label={t("kit.photo")}
          className="sr-only"
          tabIndex={-1}
        />
        <Button
          variant="secondary"
          icon={Camera}
          busy={photo === "looking"}
          waits={false}
          busyLabel={t("kit.looking")}
          onClick={() => input.current?.click()}
          className="max-sm:w-full"
        >
          {t("kit.photo")}
        </Button>
        <p className="mt-1.5 text-meta text-ink-3">{t("kit.photoHint")}</p>
        <p role="status" className="mt-1.5 text-ink-2 empty:hidden">
          {photo === "found" && t("kit.photoFound")}
          {photo === "none" && t("kit.photoNone")}
        </p>
      </div>
    </div>
  );
}
