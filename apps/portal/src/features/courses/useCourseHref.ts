import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { path } from '../../site/address/paths.ts';
import { encodeStudioUuid } from '../../site/address/studioUuid.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** Where a course appointment is shown and booked: among the pages of its own studio. */
export function useCourseHref(): (appointment: CourseAppointment) => string {
  const { studio, studioUuid, tenant } = useStudio();
  return ({ course, slot }) =>
    path('course', {
      studioUuid:
        slot.studio.id === studio.id
          ? studioUuid
          : encodeStudioUuid({ tenant, organizationUnitId: slot.studio.id }),
      id: course.id,
    });
}
