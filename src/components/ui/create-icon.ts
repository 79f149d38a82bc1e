import { createElement, type ComponentProps } from "react";

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };
type Props = ComponentProps<"svg">;

/**
 * Makes an icon of Lucide's drawings. The build puts it in the place of Lucide's own function,
 * which brings along contexts, names and sizes that the site does not use.
 */
function createIcon({ node }: IconData) {
  return function Icon(props: Props) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- Lucide's is one.
export default createIcon;
