import { clsx } from "clsx";
import { type LucideIcon, Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconTile } from "../display/icon-tile.tsx";

export interface FileDropProps {
  label: string;
  icon: LucideIcon;
  /** As of an input: endings and kinds. */
  accept: string;
  onFile: (file: File) => void;
  busy: boolean;
  words: { drop: string; or: string; choose: string; busy: string };
  /** Under the button, such as which kinds of file. */
  children?: ReactNode;
  className?: string;
}

/** One file, dropped or chosen. Phones show the button alone. */
export function FileDrop({ label, icon, accept, onFile, busy, words, children, className }: FileDropProps) {
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={clsx(
        "grid justify-items-center gap-1 rounded-md border-[1.5px] border-dashed px-5 py-6 text-center",
        dragging ? "border-primary bg-primary-tint" : "border-line-strong",
        className,
      )}
    >
      <IconTile icon={icon} tone="neutral" />
      <p className="mt-2 font-semibold max-md:hidden">{words.drop}</p>
      <p className="text-ink-2 max-md:hidden">{words.or}</p>
      <Button
        variant="secondary"
        icon={Upload}
        className="mt-2"
        busy={busy}
        waits={false}
        busyLabel={words.busy}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      {children}
      <input
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file again is a new try.
          event.target.value = "";
        }}
      />
    </section>
  );
}
