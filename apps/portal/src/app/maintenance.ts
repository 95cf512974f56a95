/** Maintenance mode: switched on by any 502, off only by loading the page anew (specification 1, section 4). */
let active = false;
const listeners = new Set<() => void>();

export function showMaintenance(): void {
  active = true;
  for (const listener of listeners) listener();
}

export const isMaintenance = (): boolean => active;

/** For `useSyncExternalStore`. */
export function onMaintenanceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
