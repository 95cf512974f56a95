import * as z from 'zod/mini';
import { readStored, store } from '../../lib/storage.ts';

/**
 * What was typed and chosen in the flow so far. Kept for the visit, so that reload, login, the provider's page and a slot that
 * somebody else took lose nothing. Cards are not in it: they are typed at the payment provider.
 */
const draftSchema = z.object({
  contact: z.optional(z.record(z.string(), z.string())),
  joinWaitingList: z.optional(z.boolean()),
  tokenizationReference: z.optional(z.string()),
});

export type Draft = z.infer<typeof draftSchema>;

/** The draft; empty when there is none or it cannot be read. */
export function readDraft(): Draft {
  const result = z.safeParse(draftSchema, readStored('booking-draft'));
  return result.success ? result.data : {};
}

export const updateDraft = (changes: Draft): void =>
  store('booking-draft', { ...readDraft(), ...changes });

/** The booking is done: nothing of it is offered again but the contact data, which the next booking will need too. */
export const endDraft = (): void => store('booking-draft', { contact: readDraft().contact });
