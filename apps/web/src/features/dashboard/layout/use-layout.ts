import type { DashboardType } from "@heirlock/domain/dashboard/cards";
import { type DashboardLayout, readLayout } from "@heirlock/domain/dashboard/layout";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { ApiError, hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { readLocal, writeLocal } from "../../../platform/local-setting.ts";
import { log } from "../../../platform/log/log.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { LayoutKeeper, type LayoutServer } from "./layout-keeper.ts";

const serverOf = <Type extends DashboardType>(type: Type): LayoutServer<Type> => ({
  async fetch() {
    const { data } = await call("GET /api/user/dashboard-preferences/:type", { params: { type } });
    return data && { layout: readLayout(type, data)!, updatedAt: data.updatedAt };
  },
  async save(layout) {
    const cardVisibility = layout.cardVisibility as Record<string, boolean>;
    await call("PUT /api/user/dashboard-preferences/:type", { params: { type }, body: { ...layout, cardVisibility } });
  },
  async reset() {
    await call("POST /api/user/dashboard-preferences/:type/reset", { params: { type } });
  },
  isNetworkError: (error) => hasCode(error, "OFFLINE", "TIMEOUT"),
});

/** Everything about layouts hangs below this key, so that a change on another device shows here. */
export const layoutsKey = ["layouts"] as const;

export interface LayoutControls<Type extends DashboardType> {
  layout: DashboardLayout<Type>;
  change: (layout: DashboardLayout<Type>) => void;
  applyPreset: (id: string) => void;
  reset: () => void;
}

/** How this Home is arranged, at once from this device, and as the server says once it has answered. */
export function useLayout<Type extends DashboardType>(type: Type): LayoutControls<Type> {
  const client = useQueryClient();
  const userId = useSession().profile?.id ?? "";
  const keeper = useMemo(
    () =>
      new LayoutKeeper({
        type,
        userId,
        server: serverOf(type),
        read: readLocal,
        write: writeLocal,
        now: () => new Date(),
        warn: (error) => log.warn("layout: refused", { code: error instanceof ApiError ? error.code : "unknown" }),
      }),
    [type, userId],
  );
  const queryKey = useMemo(() => [...layoutsKey, type, userId], [type, userId]);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => keeper.load(),
    enabled: userId !== "",
    placeholderData: () => keeper.known(),
  });
  useEffect(() => {
    const again = () => void refetch();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [refetch]);
  // Shown at once; the copy of the device is what counts if the server does not answer.
  const show = (saved: Promise<boolean>) => {
    client.setQueryData(queryKey, keeper.known());
    void saved;
  };
  return {
    layout: data ?? keeper.known(),
    change: (layout) => show(keeper.save(layout)),
    applyPreset: (id) => show(keeper.applyPreset(id)),
    reset: () => show(keeper.reset()),
  };
}
