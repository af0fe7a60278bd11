import { Search } from "lucide-react";

/** At the start of a box that is searched in; the box is `relative` and leaves room for it (`ps-11`). */
export function SearchPicture() {
  return (
    <Search
      aria-hidden
      size={20}
      strokeWidth={1.8}
      className="pointer-events-none absolute start-3.5 top-[15px] text-ink-3"
    />
  );
}
