import { clsx } from "clsx";
import { cloneElement, createElement, type ReactElement, type Ref } from "react";

type Props = Record<string, unknown>;

/**
 * Gives an element our look, or makes a button: `render={<Link to="/assets" />}`. What the element says itself wins;
 * classes add up, and both sides hear an event and get the node. Base UI's own `useRender` does more, and would be the
 * largest part of a button in the first load.
 */
export function renderAs(render: ReactElement | undefined, props: Props): ReactElement {
  if (!render) return createElement("button", { type: "button", ...props });
  const own = render.props as Props;
  const merged: Props = { ...props, ...own, className: clsx(own.className as string, props.className as string) };
  for (const name of Object.keys(own)) merged[name] = both(name, own[name], props[name]) ?? merged[name];
  return cloneElement(render, merged);
}

/** For handlers and refs that both sides have; null for anything else. */
function both(name: string, own: unknown, ours: unknown): unknown {
  if (!own || !ours) return null;
  if (name === "ref")
    return (node: unknown) => {
      for (const ref of [own, ours] as Ref<unknown>[])
        if (typeof ref === "function") ref(node);
        else if (ref) ref.current = node;
    };
  if (!/^on[A-Z]/.test(name)) return null;
  return (...given: unknown[]) => {
    (own as (...all: unknown[]) => void)(...given);
    (ours as (...all: unknown[]) => void)(...given);
  };
}
