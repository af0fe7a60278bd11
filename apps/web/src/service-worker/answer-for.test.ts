import { expect, test } from "vitest";
import { type Asked, answerFor } from "./answer-for.ts";

const newest = { made: "2", files: { "/index.html": "i2", "/boot.js": "b2", "/assets/a-2.js": "a2" }, core: [] };
const before = { made: "1", files: { "/index.html": "i1", "/boot.js": "b1", "/assets/a-1.js": "a1" }, core: [] };
const script: Asked = { method: "GET", path: "/boot.js", mode: "no-cors", destination: "script", sameOrigin: true };
const page: Asked = { ...script, path: "/dashboard/will-holder", mode: "navigate", destination: "document" };
const answer = (asked: Asked, builds = [newest, before]) => answerFor(asked, builds);

test("[PWA-008] data of people is never answered from the device, however it is asked for", () => {
  for (const path of [
    "/api",
    "/api/vault/entries",
    "/api/auth/login",
    "/demo/mails",
    "/keeper-keys.json",
    "/build.json",
  ]) {
    for (const mode of ["navigate", "cors", "no-cors"] as const) {
      for (const destination of ["", "document", "script", "image"] as const) {
        expect(answer({ ...page, path, mode, destination }), path).toEqual({ from: "network" });
      }
    }
  }
  expect(answer({ ...page, method: "POST" })).toEqual({ from: "network" });
  expect(answer({ ...script, sameOrigin: false })).toEqual({ from: "network" });
});

test("pages start with the newest shell, and a page of the build before still finds its parts", () => {
  expect(answer(page)).toEqual({ from: "build", path: "/index.html", hash: "i2" });
  expect(answer({ ...page, path: "/" })).toEqual({ from: "build", path: "/index.html", hash: "i2" });
  expect(answer(script)).toEqual({ from: "build", path: "/boot.js", hash: "b2" });
  expect(answer({ ...script, path: "/assets/a-1.js" })).toEqual({ from: "build", path: "/assets/a-1.js", hash: "a1" });
});

test("code that no signed list names is not run", () => {
  for (const destination of ["script", "style", "worker", "sharedworker"] as const) {
    expect(answer({ ...script, path: "/assets/other-3.js", destination })).toEqual({ from: "nowhere" });
  }
});

test("before a build was taken everything comes from the server; shared files never do", () => {
  expect(answer(script, [])).toEqual({ from: "network" });
  expect(answer({ ...page, method: "POST", path: "/share" }, [])).toEqual({ from: "shared-files" });
});
