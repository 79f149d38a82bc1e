import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { App } from "@/App";

/** Mounts the whole app at an address, with its real routes. */
export function renderApp(address: string) {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
  return { user };
}
