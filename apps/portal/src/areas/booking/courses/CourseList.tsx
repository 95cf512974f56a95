import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { ZoneNote } from '../../../lib/dates/ZoneNote.tsx';
import { CourseWeekSkeleton } from './CourseWeekSkeleton.tsx';
import { DayCourses } from './DayCourses.tsx';
import type { CourseDay } from './useCourseDay.ts';

const CourseWeek = lazyNamed(() => import('./CourseWeek.tsx'), 'CourseWeek');

/** Shows the filtered courses: those of a day as a list, or those of its week side by side. */
export const CourseList = (list: CourseDay) => (
  <>
    {list.view === 'week' ? (
      <Suspense fallback={<CourseWeekSkeleton />}>
        <CourseWeek {...list} withStudio={list.others.ids.length > 0} />
      </Suspense>
    ) : (
      <DayCourses list={list} />
    )}
    <ZoneNote />
  </>
);
