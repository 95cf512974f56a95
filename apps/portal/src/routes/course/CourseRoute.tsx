import { courseKind } from '../../domains/courseView/courseKind.ts';
import { noCourse } from '../../features/courses/noCourse.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { CoursePage } from './CoursePage.tsx';

/** One course appointment. */
export function CourseRoute() {
  const { studioUuid } = useStudio();
  return <CoursePage kind={courseKind} title={titles.course} missing={noCourse(studioUuid)} />;
}
