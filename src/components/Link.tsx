import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, useLocation, type To } from "react-router-dom";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address of the site, from its root. */
  to: To;
  replace?: boolean;
  state?: unknown;
};

/**
 * A link inside the site. The router's own brings the code of its server framework along, a tenth
 * of what a page needs until it responds.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, {
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
    state,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

type NavLinkProps = Omit<LinkProps, "className" | "to"> & {
  to: string;
  /** Pages below this address do not count as this one. */
  end?: boolean;
  className: (state: { isActive: boolean }) => string;
};

/** A link of a navigation: it knows whether one is on its page. */
export function NavLink({ to, end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? "page" : undefined}
      className={className({ isActive })}
    />
  );
}
