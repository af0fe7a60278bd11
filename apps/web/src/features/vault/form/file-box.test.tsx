import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import type { UploadProgress } from "../upload-file.ts";
import { FileBox, type FileBoxProps } from "./file-box.tsx";

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n("en", ["vault/form", "vault"]);
});

const nothing = () => {};
const chosen: FileBoxProps["choice"] = {
  state: "chosen",
  id: "1",
  file: { name: "policy.pdf", kind: "pdf", blob: new Blob([new Uint8Array(1_258_291)]) },
};
const sending = (changes: Partial<UploadProgress>): UploadProgress => ({
  step: "sending",
  percent: 70,
  sent: 838_861,
  size: 1_258_291,
  attempt: 1,
  ...changes,
});

function words(props: Partial<FileBoxProps>): string {
  const all: FileBoxProps = {
    choice: { state: "none" },
    upload: null,
    failure: null,
    busy: false,
    dragging: false,
    onFile: nothing,
    onTakePhoto: nothing,
    onRemove: nothing,
    onPutBack: null,
    onTryAgain: nothing,
    onCancelUpload: nothing,
    ...props,
  };
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <FileBox {...all} />
    </I18nextProvider>,
  );
  return drawn.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

describe("the eight states of the box", () => {
  test("[VLT-015] nothing chosen: a picker and the camera", () => {
    expect(words({})).toMatch(/PDF, JPG, PNG, DOC or DOCX\. Max size is 20MB\. .*Choose file .*Take Photo/);
  });

  test("[VLT-041] locking, sending and waiting, in tens", () => {
    expect(words({ choice: chosen, upload: sending({ step: "sealing", percent: 20 }) })).toMatch(
      /Locking the file before it is uploaded 20\s?%/,
    );
    expect(words({ choice: chosen, upload: sending({}) })).toMatch(/819 kB of 1\.2 MB 70\s?%/);
    expect(words({ choice: chosen, upload: sending({ step: "waiting", attempt: 2 }) })).toContain(
      "Trying again in a second: attempt 2 of 3",
    );
  });

  test("[VLT-042] [VLT-043] gave up, with a way on", () => {
    expect(words({ choice: chosen, failure: "many" })).toMatch(
      /File upload failed after multiple attempts We tried 3 times\..*Try Again .*Choose file .*Remove file/,
    );
    expect(words({ choice: chosen, failure: "one" })).toContain("File upload failed Your text is still here");
  });

  test("done, and a file that was there before", () => {
    expect(words({ choice: chosen, upload: sending({ step: "stored", percent: 100 }) })).toContain("Locked and stored");
    expect(words({ choice: { state: "kept", name: "deed.pdf", type: "application/pdf", size: 2048 } })).toMatch(
      /deed\.pdf .*2 kB .*Locked and stored Replace Remove file/,
    );
  });

  test("[VLT-021] [VLT-022] refused, with the reason", () => {
    const refused = { state: "refused", name: "all.mov", size: 35_651_584 } as const;
    expect(words({ choice: { ...refused, problem: "type" } })).toContain(
      "Invalid file type. Allowed: PDF, JPG, PNG, DOC, DOCX.",
    );
    expect(words({ choice: { ...refused, problem: "size" } })).toMatch(
      /File too large\. Max size is 20MB\. This file is 34 MB\./,
    );
  });
});
