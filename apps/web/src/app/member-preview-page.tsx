import { PreviewPage } from "../features/members/preview/preview-page.tsx";
import { categoryLook } from "../features/vault/category-look.ts";
import { useOpenEntries } from "../features/vault/open-entries.ts";

/** The plan as a member sees it, with the titles that the holder's open vault can read. */
export function MemberPreviewPage() {
  const { opened } = useOpenEntries({ starts: false });
  const titles = (opened.data ?? []).flatMap(({ entry, label }) => (label ? [[entry.id, label.title] as const] : []));
  return <PreviewPage entryTitles={new Map<string, string>(titles)} lookOf={(category) => categoryLook[category]} />;
}
