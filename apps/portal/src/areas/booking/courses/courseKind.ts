import { path } from '../../../lib/address/paths.ts';
import type { BookableKind } from './BookableKind.ts';
import { flowTexts } from '../bookings/flowTexts.ts';
import { kindMessages } from './kindMessages.ts';

/** Courses of the timetable. */
export const courseKind: BookableKind = {
  list: (studioUuid) => path('courses', { studioUuid }),
  page: (studioUuid, id) => path('course', { studioUuid, id }),
  addresses: (studioUuid, id, offerId) => {
    const at = { studioUuid, id };
    return {
      contact: path('courseContact', { ...at, offerId }),
      payment: path('coursePayment', { ...at, offerId }),
      summary: (checkoutId) => path('courseSummaryOffer', { ...at, offerId, checkoutId }),
      success: (checkoutId) => path('courseSuccess', { ...at, checkoutId }),
      cancel: (checkoutId) => path('courseCancel', { ...at, checkoutId }),
      failure: (checkoutId) => path('courseFailure', { ...at, checkoutId }),
      confirm: (checkoutUuid) => path('courseConfirm', { ...at, checkoutUuid }),
      booking: (uuid) => courseKind.result(studioUuid, id, uuid),
    };
  },
  option: (studioUuid, id, optionId) => path('courseSummaryOption', { studioUuid, id, optionId }),
  result: (studioUuid, id, uuid) =>
    `${path('courseSuccess', { studioUuid, id, checkoutId: uuid })}?by=booking`,
  flowTexts: {
    ...flowTexts,
    toStart: kindMessages.backToCourse,
    toOthers: kindMessages.allCourses,
  },
  others: kindMessages.otherCourses,
};
