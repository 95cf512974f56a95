import * as api from '@studio-portal/sdk/api/reference-data';
import { atStudio } from '../atStudio.ts';
import { course } from '../given.ts';

/** What lists of appointments can be filtered by. */
export const filterCalls = {
  getCourseAppointmentFilter: atStudio(
    '/nox/public/v1/appointmentfilter/course',
    api.getCourseAppointmentFilter,
    {
      given: [course('open')],
      example: 'courseAppointmentFilter',
      nothing: ['courses', 'nothingToFilter'],
    },
  ),
  getSingleAppointmentFilter: atStudio(
    '/nox/public/v1/appointmentfilter/single',
    api.getSingleAppointmentFilter,
    { example: 'singleAppointmentFilter', nothing: ['single appointments', 'nobodyToBook'] },
  ),
};
