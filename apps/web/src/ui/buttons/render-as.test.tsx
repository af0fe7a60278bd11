import type { MouseEvent, ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { renderAs } from "./render-as.ts";

const propsOf = (element: ReactElement) => element.props as Record<string, (event: unknown) => void>;

test("without an element it is a button", () => {
  expect(renderAs(undefined, { type: "submit", children: "Save" })).toMatchObject({
    type: "button",
    props: { type: "submit", children: "Save" },
  });
});

test("an element keeps what it says itself and takes the rest; classes add up", () => {
  const given = renderAs(<button type="button" form="x" className="own" title="mine" />, {
    className: "look",
    title: "t",
    id: "x",
  });
  expect(given).toMatchObject({ type: "button", props: { form: "x", className: "own look", title: "mine", id: "x" } });
});

test("both sides hear a press, the element first", () => {
  const heard: string[] = [];
  const element = <button type="button" onClick={() => heard.push("own")} />;
  propsOf(renderAs(element, { onClick: (_event: MouseEvent) => heard.push("ours") })).onClick?.({});
  expect(heard).toEqual(["own", "ours"]);
});

test("both sides get the node", () => {
  const [own, ours] = [{ current: null }, vi.fn()];
  const node = {};
  propsOf(renderAs(<button type="button" ref={own} />, { ref: ours })).ref?.(node);
  expect(own.current).toBe(node);
  expect(ours).toHaveBeenCalledWith(node);
});
