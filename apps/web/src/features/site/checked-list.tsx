import { Check } from "lucide-react";

/** What is included, each behind a tick. */
export function CheckedList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.75 py-1.5">
          <Check aria-hidden size={20} strokeWidth={2.2} className="mt-1 text-primary" />
          {item}
        </li>
      ))}
    </ul>
  );
}
