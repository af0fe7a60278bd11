const colours = ["var(--brass)", "var(--primary)", "var(--info)", "var(--success)"];

/** The same rain each time: nothing here has to be random. */
const pieces = Array.from({ length: 36 }, (_, at) => ({
  id: at,
  start: (at * 61) % 100,
  delay: (at * 37) % 500,
  turn: ((at * 97) % 720) - 360,
  colour: colours[at % colours.length],
}));

/** Falls once over the whole page; decoration. Its caller does not draw it for whoever wants less motion. */
export function Confetti() {
  return (
    <div aria-hidden data-slot="confetti" className="pointer-events-none fixed inset-0 overflow-hidden">
      {pieces.map(({ id, start, delay, turn, colour }) => (
        <span
          key={id}
          className="confetti-piece absolute -top-4 h-3.5 w-2 rounded-[2px]"
          style={{
            insetInlineStart: `${start}%`,
            backgroundColor: colour,
            animationDelay: `${delay}ms`,
            ["--turn" as string]: `${turn}deg`,
          }}
        />
      ))}
    </div>
  );
}
