import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { CoverSkeleton } from '../../../lib/page/CoverSkeleton.tsx';
import { PanelSkeleton } from '../../../lib/page/DetailSkeleton.tsx';
import { CourseColumns } from './CourseDetail.tsx';

/** Placeholder for a course with its panel. */
export const CourseSkeleton = () => (
  <CourseColumns>
    <CoverSkeleton />
    <aside>
      <PanelSkeleton height={440} />
    </aside>
    <TextSkeleton />
  </CourseColumns>
);
