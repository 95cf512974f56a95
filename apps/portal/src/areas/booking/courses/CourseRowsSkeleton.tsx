import Skeleton from '@mui/material/Skeleton';
import { controls } from '@studio-portal/ui/tokens';
import {
  CourseRowEnd,
  CourseRowList,
  CourseRowPicture,
  CourseRowRoot,
  CourseRowTime,
  CourseRowTitle,
  CourseRowWho,
} from './CourseRowLayout.tsx';

/** Placeholder for course rows that load. */
export const CourseRowsSkeleton = ({ rows }: { rows: number }) => (
  <CourseRowList>
    {Array.from({ length: rows }, (_, index) => (
      <CourseRowRoot key={index}>
        <CourseRowPicture>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '1', height: 'auto' }} />
        </CourseRowPicture>
        <CourseRowTime>
          <Skeleton width={80} />
        </CourseRowTime>
        <CourseRowTitle as="div">
          <Skeleton width={`${64 - (index % 3) * 12}%`} />
        </CourseRowTitle>
        <CourseRowWho>
          <Skeleton width={`${48 - (index % 2) * 10}%`} />
        </CourseRowWho>
        <CourseRowEnd>
          <Skeleton
            variant="rounded"
            width={controls.buttonMinWidth}
            height={controls.buttonHeight.medium}
          />
        </CourseRowEnd>
      </CourseRowRoot>
    ))}
  </CourseRowList>
);
