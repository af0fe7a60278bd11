import { useLanguage } from "../../platform/use-language.ts";

const groups = [
  ["paper", "surface", "sunken", "wash", "line", "line-strong", "ink", "ink-2", "ink-3"],
  ["primary", "primary-hover", "primary-tint", "primary-line", "primary-ink", "spine", "spine-2", "dusk", "night"],
  ["brass", "brass-strong", "brass-ink", "brass-tint", "brass-line", "danger", "danger-tint", "danger-line", "focus"],
  ["warning", "warning-tint", "info", "info-tint", "success", "success-tint"],
  ["c1", "c3", "c2", "c4", "c5", "c6"],
];

export function Colours() {
  const language = useLanguage();
  return (
    <div className="grid gap-4" lang={language === "ar" ? "en" : undefined}>
      {groups.map((names) => (
        <ul key={names[0]} className="grid grid-cols-[repeat(auto-fill,minmax(118px,1fr))] gap-3">
          {names.map((name) => (
            <li key={name} className="overflow-hidden rounded-md border border-line bg-surface">
              <svg aria-hidden="true" className="block h-14 w-full">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              <p className="code px-2.5 py-1.5 text-meta">{name}</p>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
