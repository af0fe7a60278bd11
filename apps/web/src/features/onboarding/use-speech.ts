import { useEffect } from "react";

/** Whether this browser can read aloud at all. */
export const canSpeak = (): boolean => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

/** Reads the text aloud while it is wanted; another text, or none, ends the one before (D51). */
export function useSpeech(text: string, language: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canSpeak()) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [text, language, isWanted]);
}
