import { clsx } from "clsx";
import { Camera } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";

export interface CameraPictureProps {
  video: RefObject<HTMLVideoElement | null>;
  /** What the picture is, for screen readers. */
  label: string;
  starting: string;
  onRunning: () => void;
  /** Over the running picture, such as a frame to aim with. */
  children: ReactNode;
  className: string;
}

/** What the camera sees, from edge to edge of a dialog. */
export function CameraPicture({ video, label, starting, onRunning, children, className }: CameraPictureProps) {
  const [isRunning, setRunning] = useState(false);
  return (
    <div
      className={clsx(
        "relative -mx-5 grid place-items-center overflow-hidden bg-[#2a2622] text-[#f5f4eb] md:-mx-7.5",
        className,
      )}
    >
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={label}
        onPlaying={() => {
          setRunning(true);
          onRunning();
        }}
        // Not hidden while it starts: a browser does not play what nobody could see.
        className={isRunning ? "max-h-[52vh] w-full object-contain" : "absolute inset-0 size-full opacity-0"}
      />
      {isRunning ? (
        children
      ) : (
        <div role="status" className="grid justify-items-center gap-2.5 p-5 text-center">
          <Camera aria-hidden size={34} strokeWidth={1.8} />
          {starting}
        </div>
      )}
    </div>
  );
}
