import { persistDrafts } from '../forms/formDrafts.ts';

/** Reloads the page and keeps drafts. */
export function reloadWithDrafts(): void {
  persistDrafts();
  window.location.reload();
}
