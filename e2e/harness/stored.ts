import type { Page } from "@playwright/test";

/** Everything a page could keep something in: local and session storage, databases with their rows, caches, history, cookies. */
export async function everythingStored(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const rows = async (name: string) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stores = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise((resolve, reject) => {
              const reading = database.transaction(store).objectStore(store).getAll();
              reading.onsuccess = () => resolve({ store, rows: reading.result });
              reading.onerror = () => reject(reading.error);
            }),
        ),
      );
      database.close();
      return { name, stores };
    };
    const cached = async (name: string) => {
      const cache = await caches.open(name);
      const answers = await Promise.all(
        (await cache.keys()).map(async (request) => [request.url, await (await cache.match(request))?.text()]),
      );
      return { name, answers };
    };
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await Promise.all((await indexedDB.databases()).map(({ name }) => rows(name!))),
      caches: await Promise.all((await caches.keys()).map(cached)),
      history: history.state,
      address: location.href,
    });
  });
  return inPage + JSON.stringify(await page.context().cookies());
}
