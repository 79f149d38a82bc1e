import type { Step } from "@/lib/use-machine";

/** Every state of a machine by its name, so that no test can leave one out. */
export type EveryState<State extends { name: string }> = {
  [Name in State["name"]]: Extract<State, { name: Name }>;
};
/** Examples of every event, by its name and by a description of each variant. */
export type EveryEvent<Event extends { name: string }> = {
  [Name in Event["name"]]: Readonly<Record<string, Extract<Event, { name: Name }>>>;
};

/**
 * The result of every event in every state: the next state, with the effect after a plus. A dot stands for no
 * change.
 *
 * @returns by the name of the state, then by the description of the event
 */
export function transitionsOf<State extends { name: string }, Event extends { name: string }>(
  step: (state: State, event: Event) => Step<State, string | { name: string }>,
  states: readonly State[],
  events: Readonly<Record<string, Event>>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    states.map((state) => [
      state.name,
      Object.fromEntries(
        Object.entries(events).map(([description, event]) => {
          const [next, effect] = step(state, event);
          const to = next === state ? "." : next.name;
          const name = typeof effect === "object" ? effect.name : effect;
          return [description, name === undefined ? to : `${to} + ${name}`];
        }),
      ),
    ]),
  );
}

/** Reads a table of events in the first column and states in the others. */
export function readTransitions(table: string): Record<string, Record<string, string>> {
  const [head = [], ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return Object.fromEntries(
    head
      .slice(1)
      .map((state, index) => [
        state,
        Object.fromEntries(rows.map(([event = "", ...cells]) => [event, cells[index] ?? ""])),
      ]),
  );
}
