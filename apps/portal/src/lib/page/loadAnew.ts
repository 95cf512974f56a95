import { carryTyped } from '../forms/keptTyped.ts';

/** Reloads the page and keeps drafts. */
export function loadAnew(): void {
  carryTyped();
  window.location.reload();
}
