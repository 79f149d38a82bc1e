import { screen, within } from "@testing-library/react";

type Name = string | RegExp;

/** The texts of the elements of a role, in order. */
export function textsOf(role: string, place: HTMLElement = document.body): (string | null)[] {
  return within(place)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
}

/** The target of a link. */
export function hrefOf(name: Name, place?: HTMLElement): string | null {
  return (place ? within(place) : screen).getByRole("link", { name }).getAttribute("href");
}

/** The texts and targets of all links, in order. */
export function linksIn(place: HTMLElement): (string | null)[][] {
  return within(place)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}
