import type { DashboardType } from "@heirlock/domain/dashboard/cards";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { HomeGrid, type HomeGridProps } from "../home-grid.tsx";
import { useLayout } from "./use-layout.ts";

/** Dragging is loaded by those who arrange. */
const Customise = lazy(async () => ({ default: (await import("./customise.tsx")).Customise }));

/** A Home as its owner has arranged it, and the way to arrange it. */
export function ArrangedHome<Type extends DashboardType>(props: Omit<HomeGridProps<Type>, "layout">) {
  const { t } = useTranslation("dashboard");
  const controls = useLayout(props.type);
  const [isArranging, setArranging] = useState(false);
  // Whoever is done finds the focus where they began.
  const [hasArranged, setArranged] = useState(false);
  const done = () => {
    setArranging(false);
    setArranged(true);
  };
  if (isArranging)
    return (
      <Suspense fallback={<LoadingState label={t("layout.loading")} />}>
        <Customise type={props.type} controls={controls} onDone={done} />
      </Suspense>
    );
  return (
    <>
      <HomeGrid {...props} layout={controls.layout} />
      <p className="mt-4 text-center">
        <Button variant="ghost" icon={SlidersHorizontal} autoFocus={hasArranged} onClick={() => setArranging(true)}>
          {t("layout.customize")}
        </Button>
      </p>
    </>
  );
}
