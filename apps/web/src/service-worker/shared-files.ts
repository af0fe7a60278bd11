/** As long as a page needs to open and ask; a worker that is ended meanwhile forgets them by itself. */
const keptFor = 5 * 60_000;

/**
 * Photos and papers that another app hands over. They wait in memory for the page that asks for them, once: nothing of
 * them is written to a cache (PWA-008).
 */
export class SharedFiles {
  readonly #waiting = new Map<string, File[]>();

  /** Takes the files of the form and answers with the page that will ask for them. */
  async take(request: Request): Promise<Response> {
    const files = (await request.formData()).getAll("files").filter((one) => one instanceof File);
    const id = crypto.randomUUID();
    this.#waiting.set(id, files);
    setTimeout(() => this.#waiting.delete(id), keptFor);
    return Response.redirect(`/dashboard/will-holder/vault/add?shared=${id}`, 303);
  }

  /** The files, which are then gone from here; null if there are none by this name. */
  hand(id: string): File[] | null {
    const files = this.#waiting.get(id) ?? null;
    this.#waiting.delete(id);
    return files;
  }
}
