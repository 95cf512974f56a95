import { createListeners } from './listeners.ts';

/** Maintenance mode: switched on by any 502, off only by loading the page anew (specification 1, section 4). */
let active = false;
const listeners = createListeners();

export function showMaintenance(): void {
  active = true;
  listeners.tell();
}

export const isMaintenance = (): boolean => active;

/** For `useSyncExternalStore`. */
export const onMaintenanceChange = listeners.subscribe;
