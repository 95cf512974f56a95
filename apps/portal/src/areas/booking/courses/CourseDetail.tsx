import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Tag } from '@studio-portal/ui/Tag';
import { lineLength, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { DirectionsLink } from '../../studio/shared/DirectionsLink.tsx';
import { ZoneNote } from '../../../lib/dates/ZoneNote.tsx';
import { DetailCover } from '../../../lib/page/DetailCover.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { CourseAppointment } from './bookingState.ts';
import { messages } from './messages.ts';
import { NextDates } from './NextDates.tsx';
import { Trainers } from './Trainers.tsx';

/** On phones the actions follow the picture; on wide screens they are beside it and stay in view. */
export const CourseColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"cover aside" auto "rest aside" 1fr / minmax(0, 1fr) 400px',
    columnGap: space(50),
    '& > aside': { gridArea: 'aside', position: 'sticky', top: 84 },
  },
}));

const Rest = styled('div')({ display: 'grid', gap: space(32), minWidth: 0 });

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(32),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface CourseDetailProps {
  appointment: CourseAppointment;
  /** Facts and actions. */
  children: ReactNode;
}

/**
 * Shows the picture, description, trainers, address and next dates of a course, with the children in
 * a column beside them.
 */
export function CourseDetail({ appointment, children }: CourseDetailProps) {
  const { studio } = useStudio();
  const { course, slot } = appointment;
  return (
    <CourseColumns>
      <DetailCover picture={course.image} color={course.colorHex} />
      <aside>{children}</aside>
      <Rest>
        <div>
          {course.category && <Tag>{course.category.name}</Tag>}
          <Typography sx={{ maxWidth: lineLength, mt: 1.5, whiteSpace: 'pre-line' }}>
            {course.description}
          </Typography>
        </div>
        <Pair>
          {slot.employees.length > 0 && (
            <section aria-labelledby="trainers">
              <Typography id="trainers" variant="h3" component="h2" sx={{ mb: 1.5 }}>
                <FormattedMessage {...messages.who} />
              </Typography>
              <Trainers people={slot.employees} size={50} />
            </section>
          )}
          {course.appointmentMeetingType !== 'STREAM' && (
            <section aria-labelledby="place">
              <Typography id="place" variant="h3" component="h2" sx={{ mb: 1.5 }}>
                <FormattedMessage {...messages.where} />
              </Typography>
              <Typography component="address" sx={{ fontStyle: 'normal' }}>
                {[studio.name, ...addressLines(studio.address)].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </Typography>
              <DirectionsLink />
            </section>
          )}
        </Pair>
        <ZoneNote />
        {course.itemType === 'COURSE' && <NextDates appointment={appointment} />}
      </Rest>
    </CourseColumns>
  );
}
