import { Image, RotateCw } from "lucide-react";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readQrFrame, readQrPhoto } from "../../../platform/camera/read-qr.ts";
import { useCamera } from "../../../platform/camera/use-camera.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { CameraPicture } from "../../../ui/display/camera-picture.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

export interface ScanDialogProps {
  title: string;
  /** What to hold before the camera. */
  text: ReactNode;
  /** Whatever code was seen. Null takes it, and the caller closes the dialog; a sentence says why it is not the one. */
  onText: (text: string) => string | null;
  onClose: () => void;
}

/** Between two looks at the camera's picture: a slow phone must keep showing it. */
const pauseMs = 150;

/** Reads a code with the camera; where there is none or it is refused, from a photo. Nothing leaves the device. */
export function ScanDialog({ title, text, onText, onClose }: ScanDialogProps) {
  const { t } = useTranslation("sharing/scan");
  const { video, problem, retry } = useCamera();
  const [isRunning, setRunning] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const photos = useRef<HTMLInputElement>(null);
  useFoundCode(isRunning && !problem ? video : null, (found) => {
    const objection = onText(found);
    setWrong(objection);
    return objection === null;
  });

  const choosePhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0];
    // The same file can be chosen again after it was refused.
    target.value = "";
    if (!photo) return;
    setLooking(true);
    const found = await readQrPhoto(photo).catch(() => null);
    setLooking(false);
    setWrong(found === null ? t("noneFound") : onText(found));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          {problem === "denied" && (
            <Button variant="secondary" icon={RotateCw} onClick={retry}>
              {t("tryAgain")}
            </Button>
          )}
          <Button
            variant={problem ? "primary" : "secondary"}
            icon={Image}
            busy={isLooking}
            waits={false}
            busyLabel={t("looking")}
            onClick={() => photos.current?.click()}
          >
            {t("photo")}
          </Button>
        </>
      }
    >
      <input
        ref={photos}
        type="file"
        accept="image/*"
        aria-label={t("photo")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void choosePhoto(event)}
      />
      {problem ? (
        <div className="grid gap-3">
          <Alert tone="danger" live="assertive">
            {t(problem)}
          </Alert>
          <p className="text-ink-2">{t(`${problem}Help`)}</p>
        </div>
      ) : (
        <CameraPicture
          video={video}
          label={t("picture")}
          starting={t("starting")}
          onRunning={() => setRunning(true)}
          className="min-h-60"
        >
          <span
            aria-hidden
            className="pointer-events-none absolute aspect-square h-[70%] max-w-[80%] rounded-lg border-4 border-brass"
          />
        </CameraPicture>
      )}
      <p role="status" className="min-h-8 pt-4 text-center">
        {wrong ?? (isRunning && !problem ? t("hold") : "")}
      </p>
    </Dialog>
  );
}

/** Looks at the picture again and again until a code is taken. */
function useFoundCode(video: { current: HTMLVideoElement | null } | null, take: (text: string) => boolean): void {
  const taker = useRef(take);
  useEffect(() => {
    taker.current = take;
  });
  useEffect(() => {
    if (!video) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const found = video.current ? await readQrFrame(video.current).catch(() => null) : null;
      if (!isWanted) return;
      if (found !== null && taker.current(found)) return;
      timer = setTimeout(() => void look(), pauseMs);
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [video]);
}
