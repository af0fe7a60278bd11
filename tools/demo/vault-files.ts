import { crc32, deflateSync } from "node:zlib";

/** A page of A4 with a heading and lines of text, in letters of Latin 1. */
export function pdfOf(heading: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const show = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")}) Tj`;
  const body = lines.map((line) => `0 -20 Td ${show(line)}`).join("\n");
  const drawing = `BT /F2 20 Tf 72 750 Td ${show(heading)} /F1 12 Tf 0 -16 Td\n${body}\nET\n0.6 w 72 738 m 523 738 l S`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font("Times-Roman"),
    font("Times-Bold"),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `trailer\n<< /Root 1 0 R /Size ${size} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}${end}`, "latin1"));
}

type Colour = readonly [red: number, green: number, blue: number];
interface Box {
  at: readonly [x: number, y: number, width: number, height: number];
  colour: Colour;
}

/** A drawing of plain boxes, the later ones over the earlier. */
export function pngOf(width: number, height: number, boxes: readonly Box[]): Uint8Array<ArrayBuffer> {
  // Each line begins with the name of its filter, which is none.
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (const { at, colour } of boxes) {
    const [left, top, wide, high] = at;
    for (let y = top; y < top + high; y++)
      for (let x = left; x < left + wide; x++) rows.set(colour, y * (1 + width * 3) + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
