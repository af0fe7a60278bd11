/** Long enough for the browser to have taken the file over. */
const takenOverMs = 30_000;

/** Hands a file from memory to the browser's downloads, under a name that cannot lead anywhere else. */
export function saveToDisk(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = safeName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), takenOverMs);
}

/** Without what separates folders, turns the reading direction or cannot be seen. */
export function safeName(name: string): string {
  const cleaned = name
    .replace(/[\\/:*?"<>|]/g, "_")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  return cleaned === "" ? "file" : cleaned;
}
