import { store } from '../../../lib/browser/storage.ts';

/** Removes the draft once its flow has ended. Apart from flowDraft.ts, since the frame of every page needs it. */
export const endDraft = (): void => store('booking-draft', undefined);
