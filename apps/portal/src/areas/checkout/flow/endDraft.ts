import { readStored, store } from '../../../lib/browser/storage.ts';
import { now } from '../../../lib/dates/dates.ts';
import { isRecord } from '../../../lib/isRecord.ts';

/** Minutes for which the draft of a closed flow is kept. */
const minutesAfterClose = 30;

/**
 * Deletes the draft when its flow ends. Separate from flowDraft.ts, because the frame of every page
 * uses it.
 */
export const endDraft = (): void => store('booking-draft', undefined);

/** Keeps the draft of a flow that the user closes for half an hour, in case they come back. */
export function closeDraft(): void {
  const draft = readStored('booking-draft');
  if (!isRecord(draft)) return;
  const expiresAt = now().getTime() + minutesAfterClose * 60_000;
  store('booking-draft', { ...draft, expiresAt });
}
