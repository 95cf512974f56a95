import * as api from '@studio-portal/sdk/api/reference-data';
import { studioRows } from '../studioRows.ts';
import { course } from '../given.ts';

/** Filters for lists of appointments. */
export const filterCalls = {
  getCourseAppointmentFilter: studioRows(
    '/nox/public/v1/appointmentfilter/course',
    api.getCourseAppointmentFilter,
    {
      given: [course('open')],
      example: 'courseAppointmentFilter',
      nothing: ['courses', 'nothingToFilter'],
    },
  ),
  getSingleAppointmentFilter: studioRows(
    '/nox/public/v1/appointmentfilter/single',
    api.getSingleAppointmentFilter,
    { example: 'singleAppointmentFilter', nothing: ['single appointments', 'nobodyToBook'] },
  ),
};
