import { styled } from '@mui/material/styles';
import type { BookableCourse } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { CourseRowPicture } from './CourseRowLayout.tsx';

const ColorArea = styled('div')(({ theme }) => ({
  aspectRatio: '1',
  backgroundColor: theme.vars.palette.soft.brand,
}));

/** Small decorative picture of a course in a list; without one, an area in its color. */
export const CourseThumbnail = ({ course: { image, colorHex } }: { course: BookableCourse }) => (
  <CourseRowPicture>
    {image ? (
      <Picture
        small={{ src: image.url, width: image.width }}
        width={1}
        height={1}
        alt=""
        color={colorHex}
      />
    ) : (
      <ColorArea style={{ backgroundColor: colorHex }} />
    )}
  </CourseRowPicture>
);
