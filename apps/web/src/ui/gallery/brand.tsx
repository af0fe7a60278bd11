import { HeroRings } from "../charts/hero-rings.tsx";
import { Logo, LogoMark } from "../display/logo.tsx";
import { QrCode } from "../display/qr-code.tsx";
import { useSamples } from "./samples.ts";
import { Columns, Row } from "./specimen.tsx";

export function Brand() {
  const s = useSamples();
  return (
    <>
      <Row className="gap-6">
        <Logo />
        <LogoMark size={48} className="text-primary" />
        <span data-spine className="rounded-md bg-spine px-5 py-4">
          <Logo on="spine" />
        </span>
        <span data-spine className="rounded-md bg-dusk px-5 py-4">
          <Logo on="spine" size={28} />
        </span>
      </Row>
      <Columns>
        <div className="grid place-items-center overflow-hidden rounded-lg border border-line p-4">
          <HeroRings className="w-full max-w-100" />
        </div>
        <div className="relative min-h-90 overflow-hidden rounded-lg bg-spine">
          <HeroRings drawing="spine" className="absolute -start-8 -top-24 w-140 max-w-none" />
        </div>
        <div className="relative min-h-60 overflow-hidden rounded-lg bg-spine">
          <HeroRings drawing="band" className="absolute end-0 top-0 h-full" />
        </div>
        <div className="print-sheet flex flex-wrap items-center gap-5 rounded-lg border border-line p-6">
          <QrCode value="https://heirlock.example/safety-number" label={s.qr} />
          <div className="min-w-40 flex-1">
            <h3>{s.paper[0]}</h3>
            <p className="mt-1 text-ink-2">{s.paper[1]}</p>
          </div>
        </div>
      </Columns>
    </>
  );
}
