import { store } from '../../../lib/browser/storage.ts';

/**
 * Deletes the draft when its flow ends. Separate from flowDraft.ts, because the frame of every page
 * uses it.
 */
export const endDraft = (): void => store('booking-draft', undefined);
