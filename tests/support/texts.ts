import { screen, within } from "@testing-library/react";

type Name = string | RegExp;

/** The texts of the elements of a role, in order. */
export function textsOf(role: string, place: HTMLElement = document.body): (string | null)[] {
  return within(place)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
}

/** Where a link leads. */
export function hrefOf(name: Name, place?: HTMLElement): string | null {
  return (place ? within(place) : screen).getByRole("link", { name }).getAttribute("href");
}

/** The texts of all links, and where they lead, in order. */
export function linksIn(place: HTMLElement): (string | null)[][] {
  return within(place)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}
