import { Accordion as Base } from "@base-ui/react/accordion";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** A badge or a figure at the end of the line. */
  aside?: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Several parts may be open at once. */
  multiple?: boolean | undefined;
  defaultOpen?: string[] | undefined;
  /** The content takes the whole width: lists and tables, not running text. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

export function Accordion({ items, multiple = false, defaultOpen = [], wide = false, className }: AccordionProps) {
  return (
    <Base.Root multiple={multiple} defaultValue={defaultOpen} className={className}>
      {items.map((item) => (
        <Base.Item key={item.id} value={item.id} className="border-t border-line first:border-t-0">
          <Base.Header className="font-sans text-body leading-[1.4] font-semibold tracking-normal">
            <Base.Trigger className="group flex min-h-14 w-full items-center gap-3 rounded-sm py-3 text-start font-semibold hover:text-primary">
              <span className="min-w-0 flex-1">{item.title}</span>
              {item.aside}
              <ChevronDown
                aria-hidden
                size={22}
                strokeWidth={1.8}
                className="text-ink-2 transition-transform duration-(--d2) group-data-panel-open:rotate-180"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel
            keepMounted
            className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-(--d2) ease-out data-ending-style:h-0 data-starting-style:h-0 [&[hidden]:not([hidden='until-found'])]:hidden"
          >
            <div className={clsx("pb-5 text-ink-2", !wide && "max-w-[65ch]")}>{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
