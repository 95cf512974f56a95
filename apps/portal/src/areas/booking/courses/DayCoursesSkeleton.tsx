import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DayHeadingSkeleton } from '../../../lib/dates/DayHeading.tsx';
import { CoursePart } from './CoursePart.ts';
import { CourseRowsSkeleton } from './CourseRowsSkeleton.tsx';

/** Placeholder for the courses of a day. */
export const DayCoursesSkeleton = () => (
  <>
    <DayHeadingSkeleton />
    <CoursePart>
      <Typography variant="h2">
        <Skeleton width={96} />
      </Typography>
      <CourseRowsSkeleton rows={6} />
    </CoursePart>
  </>
);
