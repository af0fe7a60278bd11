import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { fetchSharedFiles } from "../../platform/shared-files.ts";
import { toast, toastError } from "../../ui/feedback/toast-store.ts";
import { sidePath } from "../navigation/side.ts";
import { InstallCard } from "./install-card.tsx";
import { startAppWorker } from "./start-app-worker.ts";

/** The app on the device: kept there, offered to be installed, and told apart from a newer version. */
export function InstalledApp() {
  const { t } = useTranslation("app/installed");
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const shared = new URLSearchParams(window.location.search).get("shared");
    if (shared) void fetchSharedFiles(shared);
  }, []);
  useEffect(
    () =>
      startAppWorker((news) => {
        if (news === "build-refused") toastError(t("build.refused"));
        // Nothing is reloaded by itself. A page with unsaved edits asks before it is left, here as everywhere.
        else
          toast({
            title: t("build.ready"),
            text: t("build.readyText"),
            tone: "info",
            action: { label: t("build.load"), onPress: () => location.reload() },
          });
      }),
    [t],
  );
  return Object.values(sidePath).includes(path as never) ? <InstallCard /> : null;
}
