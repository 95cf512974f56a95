import { carryTyped } from '../forms/keptTyped.ts';

/** Loads the page from the server, as the browser's own button does, but what was typed goes along. */
export function loadAnew(): void {
  carryTyped();
  window.location.reload();
}
