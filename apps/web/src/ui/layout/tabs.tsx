import { Tabs as Base } from "@base-ui/react/tabs";
import { clsx } from "clsx";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useFormat } from "../../platform/use-format.ts";
import { renderAs } from "../buttons/render-as.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  count?: number | undefined;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** One TabPanel for each tab. */
  children: ReactNode;
  className?: string | undefined;
}

const stripClass =
  "flex gap-1 border-b border-line md:flex-wrap max-md:-mx-4.5 max-md:overflow-x-auto max-md:px-4.5 max-md:[scrollbar-width:none]";

const tabClass =
  "group -mb-px flex min-h-12 flex-none items-center gap-2 border-b-[3px] px-3 py-2.5 font-semibold whitespace-nowrap no-underline md:px-4 focus-visible:-outline-offset-3 rounded-t-sm";

const selected = "border-primary text-primary forced-colors:border-[Highlight]";
const resting = "border-transparent text-ink-2 hover:text-ink forced-colors:border-[Canvas]";

function Count({ value, on }: { value: number; on: boolean }) {
  const format = useFormat();
  return (
    <span
      className={clsx(
        "num rounded-full px-2.25 text-meta leading-[1.6] font-semibold",
        on ? "bg-primary-tint text-primary-ink" : "bg-sunken text-ink-2",
      )}
    >
      {format.number(value)}
    </span>
  );
}

/** Views of the same page. On phones the strip scrolls sideways by itself; the page never does. */
export function Tabs({ label, tabs, value, onValueChange, children, className }: TabsProps) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onValueChange(String(next))}
      className={clsx("min-w-0", className)}
    >
      <Base.List aria-label={label} className={stripClass}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(tabClass, tab.value === value ? selected : resting)}
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} on={tab.value === value} />}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Base.Panel value={value} className={clsx("pt-5", className)}>
      {children}
    </Base.Panel>
  );
}

export interface TabLink {
  id: string;
  label: ReactNode;
  count?: number | undefined;
  current: boolean;
  /** The link element: `<Link to="/assets/physical" />`. */
  render: ReactElement;
}

/** The same strip for pages with their own address: a navigation, not a tab list. */
export function TabLinks({ label, tabs, className }: { label: string; tabs: readonly TabLink[]; className?: string }) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.id;
  // A strip of many tabs begins with the first; on a phone the current one may lie outside of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab became the current one
  useEffect(() => {
    strip.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav ref={strip} aria-label={label} className={clsx(stripClass, className)}>
      {tabs.map((tab) => (
        <TabLinkItem key={tab.id} tab={tab} />
      ))}
    </nav>
  );
}

function TabLinkItem({ tab }: { tab: TabLink }) {
  return renderAs(tab.render, {
    className: clsx(tabClass, tab.current ? selected : resting),
    "aria-current": tab.current ? ("page" as const) : undefined,
    children: (
      <>
        {tab.label}
        {tab.count !== undefined && <Count value={tab.count} on={tab.current} />}
      </>
    ),
  });
}
