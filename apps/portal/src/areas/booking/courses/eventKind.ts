import { path } from '../../../lib/address/paths.ts';
import type { BookableKind } from './BookableKind.ts';
import { flowTexts } from '../bookings/flowTexts.ts';
import { kindMessages } from './kindMessages.ts';

/**
 * Events of the studio. They have no page that confirms a payment: the bank returns to the summary
 * (spec 2.3).
 */
export const eventKind: BookableKind = {
  list: (studioUuid) => path('events', { studioUuid }),
  page: (studioUuid, id) => path('event', { studioUuid, id }),
  addresses: (studioUuid, id, offerId) => {
    const at = { studioUuid, id };
    return {
      contact: path('eventContact', { ...at, offerId }),
      payment: path('eventPayment', { ...at, offerId }),
      summary: (checkoutId) => path('eventSummaryOffer', { ...at, offerId, checkoutId }),
      success: (checkoutId) => path('eventSuccess', { ...at, checkoutId }),
      cancel: (checkoutId) => path('eventCancel', { ...at, checkoutId }),
      failure: (checkoutId) => path('eventFailure', { ...at, checkoutId }),
      booking: (uuid) => eventKind.result(studioUuid, id, uuid),
    };
  },
  option: (studioUuid, id, optionId) => path('eventSummaryOption', { studioUuid, id, optionId }),
  result: (studioUuid, id, uuid) =>
    `${path('eventSuccess', { studioUuid, id, checkoutId: uuid })}?by=booking`,
  flowTexts: { ...flowTexts, toStart: kindMessages.backToEvent, toOthers: kindMessages.allEvents },
  others: kindMessages.otherEvents,
};
