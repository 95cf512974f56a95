import { courseKind } from './courseKind.ts';
import { noCourse } from './noCourse.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CoursePage } from './CoursePage.tsx';

/** Page of a course appointment. */
export function CourseRoute() {
  const { studioUuid } = useStudio();
  return <CoursePage kind={courseKind} title={titles.course} missing={noCourse(studioUuid)} />;
}
