import { crc32, deflateSync } from "node:zlib";

/** A picture of one colour: small, and real enough for every decoder. */
export function samplePng(width = 320, height = 200): Uint8Array<ArrayBuffer> {
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, 0xa0)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = deflateSync(Buffer.concat(Array<Buffer>(height).fill(line)));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PDF with one line on each page. */
export function samplePdf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((text, at) => {
      const drawing = `BT /F1 24 Tf 72 760 Td (${text}) Tj ET 72 700 300 20 re f`;
      const page = "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>";
      return [
        `<< ${page} /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new Uint8Array(Buffer.from(text, "latin1"));
}
