import { useSyncExternalStore } from "react";

/** A value outside of React. The build renders its initial value, and so does hydration. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial: () => initial,
    read: () => value,
    write: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: ReturnType<typeof createStore<Value>>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.initial);
}
