import { useState } from "react";
import { Alert } from "../feedback/alert.tsx";
import { FileDrop, type FileDropProps } from "../forms/file-drop.tsx";

export interface ImportFileProps extends Omit<FileDropProps, "onFile" | "busy"> {
  /** Rejects with what keeps the file from being read. */
  read: (file: File) => Promise<void>;
  failed: string;
  problemText: (error: unknown) => string;
}

/** The file that an import reads as soon as it is chosen, and what was wrong with it. */
export function ImportFile({ read, failed, problemText, ...drop }: ImportFileProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const take = async (file: File) => {
    setProblem(null);
    setReading(true);
    try {
      await read(file);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      {problem !== null && (
        <Alert tone="danger" live="assertive" className="mb-3" title={failed}>
          {problem}
        </Alert>
      )}
      <FileDrop {...drop} onFile={(file) => void take(file)} busy={reading} />
    </>
  );
}
