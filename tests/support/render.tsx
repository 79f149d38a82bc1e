import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/App";

/** Mounts the whole app at an address, with its real routes, as the browser does. */
export function renderApp(address: string) {
  const user = userEvent.setup();
  window.history.pushState(null, "", address);
  render(
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>,
  );
  return { user };
}

/** What the address bar shows after the host. */
export function shownAddress(): string {
  return window.location.pathname + window.location.search;
}
