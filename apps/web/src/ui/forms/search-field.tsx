import { clsx } from "clsx";
import { Search, X } from "lucide-react";
import { type ComponentProps, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { inputClass, startPicture } from "./field.tsx";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "children"> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The label stands above unless the place says it already, as in a picker. */
  hideLabel?: boolean | undefined;
}

export function SearchField({ label, value, onValueChange, hideLabel, className, id, ...rest }: SearchFieldProps) {
  const { t } = useTranslation("ui");
  const own = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <label htmlFor={id ?? own} className={clsx("leading-[1.35] font-semibold", hideLabel && "sr-only")}>
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden size={20} strokeWidth={1.8} className={startPicture} />
        <input
          // What is looked for here is nobody else's business: neither kept nor sent to a spelling service.
          autoComplete="off"
          spellCheck={false}
          placeholder={hideLabel ? label : undefined}
          {...rest}
          ref={input}
          id={id ?? own}
          type="search"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={clsx(inputClass, "ps-11 pe-12 [&::-webkit-search-cancel-button]:hidden")}
        />
        {value !== "" && (
          <button
            type="button"
            aria-label={t("search.clear")}
            onClick={() => {
              onValueChange("");
              input.current?.focus();
            }}
            className="absolute end-[3px] top-[3px] grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunken"
          >
            <X aria-hidden size={19} strokeWidth={2} />
          </button>
        )}
      </div>
    </div>
  );
}
