/** What a new passkey is called unless the person says otherwise: the kind of device they sit at. */
export type SuggestedDevice = "iphone" | "ipad" | "android" | "mac" | "windows" | "chromebook" | "computer";

const marks: [RegExp, SuggestedDevice][] = [
  [/iPhone/, "iphone"],
  [/iPad/, "ipad"],
  [/Android/, "android"],
  [/CrOS/, "chromebook"],
  [/Windows/, "windows"],
  [/Macintosh|Mac OS X/, "mac"],
];

export function suggestDevice(userAgent: string, touchPoints: number): SuggestedDevice {
  const found = marks.find(([mark]) => mark.test(userAgent))?.[1] ?? "computer";
  // Since iPadOS 13 an iPad says that it is a Mac, but no Mac has a touch screen.
  return found === "mac" && touchPoints > 1 ? "ipad" : found;
}
