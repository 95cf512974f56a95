import { readStored, store } from '../../site/browser/storage.ts';

/**
 * What was typed and chosen in the flow so far. Kept for the visit, so that reload, login, the provider's page and a slot that
 * somebody else took lose nothing. Cards are not in it: they are typed at the payment provider.
 */
export interface Draft {
  contact?: Record<string, string> | undefined;
  joinWaitingList?: boolean | undefined;
  tokenizationReference?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The texts of a stored record; whatever else stands in it is left out. */
const textsOf = (value: unknown): Record<string, string> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, text]): [string, string][] =>
          typeof text === 'string' ? [[key, text]] : [],
        ),
      )
    : undefined;

/** The draft; empty when there is none. What is stored may be anything, so each part is looked at. */
export function readDraft(): Draft {
  const stored = readStored('booking-draft');
  if (!isRecord(stored)) return {};
  const { contact, joinWaitingList, tokenizationReference } = stored;
  return {
    contact: textsOf(contact),
    joinWaitingList: joinWaitingList === true,
    tokenizationReference:
      typeof tokenizationReference === 'string' ? tokenizationReference : undefined,
  };
}

export const updateDraft = (changes: Draft): void =>
  store('booking-draft', { ...readDraft(), ...changes });

/** The booking is done: nothing of it is offered again but the contact data, which the next booking will need too. */
export const endDraft = (): void => store('booking-draft', { contact: readDraft().contact });
