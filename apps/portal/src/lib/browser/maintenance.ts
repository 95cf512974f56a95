import { createListeners } from './listeners.ts';

/** Maintenance mode: any 502 switches it on, only a reload switches it off (spec 4). */
let active = false;
const listeners = createListeners();

export function showMaintenance(): void {
  active = true;
  listeners.notifyAll();
}

export const isMaintenance = (): boolean => active;

/** Subscribes in the form that `useSyncExternalStore` takes. */
export const onMaintenanceChange = listeners.subscribe;
