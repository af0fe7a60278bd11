import { Camera, RotateCw, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCamera } from "../../../platform/camera/use-camera.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { CameraPicture } from "../../../ui/display/camera-picture.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { capture, photoProblem } from "./camera-pictures.ts";

export interface CameraDialogProps {
  onClose: () => void;
  /** A captured photo, or a picture that was chosen instead. The caller closes the dialog. */
  onPicture: (picture: File) => void;
}

/** Photographs a page with the rear camera; where there is none or it is refused, a picture can be chosen (VLT-053). */
export function CameraDialog({ onClose, onPicture }: CameraDialogProps) {
  const { t } = useTranslation("vault/form");
  const { video, problem, retry } = useCamera();
  const [isRunning, setRunning] = useState(false);
  const [isCapturing, setCapturing] = useState(false);
  const photos = useRef<HTMLInputElement>(null);

  const takePhoto = async () => {
    setCapturing(true);
    const blob = await capture(video.current!).catch(() => null);
    setCapturing(false);
    if (!blob) return void toastError(t("camera.tooLarge"));
    toast({ title: t("camera.captured") });
    onPicture(new File([blob], t("camera.fileName", { time: fileTime(new Date()) }), { type: blob.type }));
  };
  const choosePhoto = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0];
    // The same file can be chosen again after it was refused.
    target.value = "";
    if (!photo) return;
    const wrong = photoProblem(photo);
    if (wrong) return void toastError(t(`camera.${wrong}`));
    toast({ title: t("camera.selected") });
    onPicture(photo);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("camera.title")}
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
          {problem ? (
            <Button icon={Upload} onClick={() => photos.current?.click()}>
              {t("file.choose")}
            </Button>
          ) : (
            <Button icon={Camera} disabled={!isRunning || isCapturing} onClick={() => void takePhoto()}>
              {t("camera.capture")}
            </Button>
          )}
        </>
      }
    >
      <input ref={photos} type="file" accept="image/*" hidden aria-hidden tabIndex={-1} onChange={choosePhoto} />
      {problem ? (
        <div className="grid gap-4">
          <Alert tone="danger" live="assertive">
            {t(`camera.${problem}`)}
          </Alert>
          <p className="text-ink-2">{t(`camera.${problem}Help`)}</p>
        </div>
      ) : (
        <>
          <CameraPicture
            video={video}
            label={t("camera.picture")}
            starting={t("camera.starting")}
            onRunning={() => setRunning(true)}
            className="min-h-52"
          >
            <Corners />
          </CameraPicture>
          <p role="status" className="min-h-8 pt-4 text-center">
            {isRunning && t("camera.position")}
          </p>
        </>
      )}
    </Dialog>
  );
}

const corners = [
  "top-5 start-7 border-t-4 border-s-4 rounded-ss-sm",
  "top-5 end-7 border-t-4 border-e-4 rounded-se-sm",
  "bottom-5 start-7 border-b-4 border-s-4 rounded-es-sm",
  "bottom-5 end-7 border-b-4 border-e-4 rounded-ee-sm",
];

function Corners() {
  return corners.map((place) => (
    <span key={place} aria-hidden className={`pointer-events-none absolute size-11 border-brass ${place}`} />
  ));
}

/** 2026-11-15-0930, which sorts and has no character that a file system refuses. */
function fileTime(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
}
