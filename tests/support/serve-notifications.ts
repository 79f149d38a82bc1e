import { fillTable, serveFunctions } from "./table";

/** How the owner is notified; by default not at all. */
export function serveNotifications(given: object = {}): void {
  fillTable("private.notification_settings", [{ singleton: true, ...given }]);
  serveFunctions("notifications");
}
