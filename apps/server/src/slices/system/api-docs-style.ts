/** The look of /api/docs: the colours of the design system, the fonts of the reader's machine. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --paper: #f9f7f3; --surface: #fefefc; --sunken: #f1efe9; --ink: #16241e; --ink-2: #3a4742; --line: #deddd4;
  --primary: #10503b; --primary-tint: #e2f3e9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111d19; --surface: #1b2823; --sunken: #16221d; --ink: #f1f0ea; --ink-2: #cbcdc5; --line: #33413b;
    --primary: #8fd4b3; --primary-tint: #1d3b2f;
  }
}
* { box-sizing: border-box; }
body {
  margin-inline: auto; padding: 2rem 1.25rem 6rem; max-inline-size: 60rem;
  background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: break-word;
}
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.25rem; margin-block: 0 .5rem; }
h2 { font-size: 1.6rem; margin-block: 3rem 0; text-transform: capitalize; }
h4 { margin-block: 1.25rem .25rem; }
a { color: var(--primary); }
code { font: 0.9375em ui-monospace, monospace; }
.lead { margin-block: .25rem 1rem; color: var(--ink-2); }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
nav a {
  display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 1rem; border: 1px solid var(--line);
  border-radius: 999px; background: var(--surface); text-decoration: none; text-transform: capitalize;
}
details { margin-block: .5rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
summary {
  display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; min-block-size: 48px; padding: .5rem 1rem;
  cursor: pointer; list-style: none;
}
summary::-webkit-details-marker { display: none; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 12px; }
.method { min-inline-size: 4.5rem; font-weight: 650; color: var(--primary); }
.path { font-weight: 600; }
.summary { flex: 1 1 16rem; color: var(--ink-2); }
.access { padding: .1rem .7rem; border-radius: 999px; background: var(--primary-tint); font-size: .9375rem; }
.body { padding: 0 1rem 1.25rem; border-block-start: 1px solid var(--line); }
.fields { margin: .25rem 0; padding-inline-start: 1.25rem; }
.fields li { margin-block: .25rem; }
.type { color: var(--ink-2); }
.optional, .limits { margin-inline-start: .4rem; color: var(--ink-2); font-size: .9375rem; }
.optional { font-style: italic; }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
`;
