import type { OtherName } from "@heirlock/law/catalogue/other-names";
import { clsx } from "clsx";
import { Check, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/use-language.ts";
import { type FoundCountry, listCountries, searchCountries } from "./countries.ts";
import { Field, type FieldControl, type FieldTexts, inputClass, startPicture } from "./field.tsx";

export interface CountryPickerProps extends FieldTexts {
  /** A two-letter code in either case; null or "" while nothing is chosen. */
  value: string | null | undefined;
  /** Upper case, or null when the box was emptied; with the part of the country, where one was named. */
  onValueChange: (code: string | null, part?: string | null) => void;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Countries of a lower number come first, by name among themselves; null leaves one out. The same function each time. */
  rank?: ((code: string) => number | null) | undefined;
  /** Parts of a country that were named have lines of their own. */
  parts?: boolean | undefined;
  /** At the end of the box, such as a badge about the country that is chosen. */
  aside?: ReactNode;
  /** At the end of a country's line. */
  lineAside?: ((code: string) => ReactNode) | undefined;
  className?: string | undefined;
}

export function CountryPicker({ label, hint, error, mark, id, name, className, ...rest }: CountryPickerProps) {
  // On phones the box is too narrow for a long name and something beside it.
  const above = rest.aside && <span className="flex min-h-11 items-center sm:hidden">{rest.aside}</span>;
  return (
    <Field id={id ?? name} aside={above} {...{ label, hint, error, mark, className }}>
      {(control) => <CountryBox {...rest} control={control} />}
    </Field>
  );
}

type CountryBoxProps = Omit<CountryPickerProps, keyof FieldTexts | "id" | "name" | "className"> & {
  control: FieldControl;
};

/**
 * The ARIA pattern "editable combobox with list autocomplete", written here because the ready-made one
 * hides the rest of the page, its own label included, from screen readers while the list is open.
 */
function CountryBox({ aside, lineAside, control, disabled = false, ...props }: CountryBoxProps) {
  const { t } = useTranslation("ui");
  const box = useCountryBox({ ...props, disabled });
  const { open, found, active, chosen, typed } = box;
  const listId = `${control.id}-list`;
  const optionId = (code: string) => `${listId}-${code}`;
  return (
    <div className="relative">
      <Search aria-hidden size={20} strokeWidth={1.8} className={startPicture} />
      <input
        {...control}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && found[active] ? optionId(keyOf(found[active])) : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={t("country.placeholder")}
        value={typed ?? chosen?.name ?? ""}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
        onBlur={box.leave}
        onFocus={(event) => event.target.select()}
        onChange={(event) => box.type(event.target.value)}
        className={clsx(inputClass, "ps-11", aside && "sm:pe-50")}
      />
      {aside && typed === null && (
        <span className="pointer-events-none absolute end-3 top-0 flex h-[50px] items-center max-sm:hidden">
          {aside}
        </span>
      )}
      <p role="status" className="sr-only">
        {open && found.length === 0 ? t("country.none") : ""}
      </p>
      <div
        ref={box.list}
        id={listId}
        role="listbox"
        aria-label={t("country.list")}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[200px] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 shadow-e2 contrast:border-line-strong"
      >
        {open && found.length === 0 && (
          <p aria-hidden className="px-3 py-2.5 text-ink-2">
            {t("country.none")}
          </p>
        )}
        {open &&
          found.map((country, i) => (
            <CountryLine
              key={keyOf(country)}
              id={optionId(keyOf(country))}
              country={country}
              isChosen={country.code === chosen?.code && country.part === null}
              isActive={i === active}
              onChoose={() => box.choose(country)}
              aside={lineAside?.(country.code)}
            />
          ))}
      </div>
    </div>
  );
}

const keyOf = ({ code, part }: FoundCountry) => part ?? code;

/** Other names are needed by whoever types, and by nobody else: they come with the first letter. */
async function loadOtherNames(language: string): Promise<readonly OtherName[]> {
  try {
    return (await import("@heirlock/law/catalogue/other-names")).otherNames(language);
  } catch {
    // The countries' own names still find them; the next letter tries again.
    return [];
  }
}

/** One line for each country, or also for each of its parts. */
function linesOf(found: readonly FoundCountry[], parts: boolean): FoundCountry[] {
  if (parts) return [...found];
  const seen = new Set<string>();
  return found.filter(({ code }) => !seen.has(code) && seen.add(code)).map((one) => ({ ...one, part: null }));
}

/** What was typed, which countries it leaves, and which of them the keys stand on. */
function useCountryBox({
  value,
  onValueChange,
  onBlur,
  disabled,
  rank,
  parts = false,
}: Pick<CountryBoxProps, "value" | "onValueChange" | "onBlur" | "rank" | "parts"> & { disabled: boolean }) {
  const language = useLanguage();
  const countries = useMemo(() => {
    const all = listCountries(language);
    if (!rank) return all;
    return all.filter(({ code }) => rank(code) !== null).sort((a, b) => rank(a.code)! - rank(b.code)!);
  }, [language, rank]);
  const chosen = countries.find((country) => country.code === value?.toUpperCase()) ?? null;
  /** What was typed since the list opened; null while the box shows the chosen name. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly OtherName[]>([]);
  const found = useMemo(
    () => linesOf(searchCountries(countries, typed ?? "", others), parts),
    [countries, typed, others, parts],
  );

  useEffect(() => {
    if (open) list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  });

  const show = () => {
    if (open || disabled) return;
    setOpen(true);
    setActive(Math.max(0, chosen ? countries.indexOf(chosen) : 0));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = ({ code, part }: FoundCountry) => {
    onValueChange(code, part);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    if (others.length === 0) void loadOtherNames(language).then(setOthers);
    setOpen(true);
    setActive(0);
  };
  const leave = () => {
    if (typed === "") onValueChange(null);
    close();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + found.length) % Math.max(1, found.length));
    }
    const country = found[active];
    if (event.key === "Enter" && open) {
      event.preventDefault();
      if (country) choose(country);
    }
    if (event.key === "Escape" && open) {
      // Closes only the list, not a dialog around it.
      event.stopPropagation();
      close();
    }
  };
  return { list, chosen, typed, open, active, found, show, choose, type, leave, onKeyDown };
}

interface CountryLineProps {
  id: string;
  country: FoundCountry;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
  aside: ReactNode;
}

function CountryLine({ id, country, isChosen, isActive, onChoose, aside }: CountryLineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the input, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      // Keeps the focus in the box, so that leaving it does not close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 leading-[1.3] hover:bg-sunken aria-selected:font-semibold data-active:bg-sunken data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus"
    >
      <span className="min-w-0 flex-1">
        {country.name}
        {(country.said ?? country.native) && (
          // The margin is on the outer element: inside, its side would follow the script of the name.
          <span className="ms-2 font-normal text-ink-3">
            <bdi>{country.said ?? country.native}</bdi>
          </span>
        )}
      </span>
      {aside}
      {isChosen && <Check aria-hidden size={19} strokeWidth={2.4} className="text-primary" />}
    </div>
  );
}
