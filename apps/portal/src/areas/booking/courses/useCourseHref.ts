import type { CourseAppointment } from './bookingState.ts';
import { getBookableKind } from './getBookableKind.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Returns a function for the address of a course appointment or event, which is among the pages of
 * its own studio.
 */
export function useCourseHref(): (appointment: CourseAppointment) => string {
  const { studio, studioUuid, tenant } = useStudio();
  return ({ course, slot }) =>
    getBookableKind(course).page(
      slot.studio.id === studio.id
        ? studioUuid
        : encodeStudioUuid({ tenant, organizationUnitId: slot.studio.id }),
      course.id,
    );
}
