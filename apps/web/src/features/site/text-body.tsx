import type { TextSection } from "./offers/text-content.ts";
import { RichText } from "./rich-text.tsx";

export const sectionId = (index: number): string => `section-${index + 1}`;

/** The sections of an article or legal text, in a measure that is comfortable to read. */
export function TextBody({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="grid max-w-[66ch] gap-9">
      {sections.map((section, i) => (
        <section key={section.heading} aria-labelledby={sectionId(i)}>
          <h2 id={sectionId(i)} className="mb-3 scroll-mt-6 text-h3">
            {section.heading}
          </h2>
          <div className="grid gap-4">
            {section.blocks.map((block) => (
              <RichText key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Links to the sections, beside the text on wide screens. */
export function TextContents({ label, sections }: { label: string; sections: readonly TextSection[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <p className="mb-2 font-semibold">{label}</p>
      <ol className="border-s border-line">
        {sections.map((section, i) => (
          <li key={section.heading}>
            <a
              href={`#${sectionId(i)}`}
              className="flex min-h-11 items-center py-1 ps-4 leading-[1.35] font-medium text-ink-2 no-underline hover:text-primary hover:underline"
            >
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
