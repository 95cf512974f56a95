import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BookableCourse } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Item } from '../../domains/checkout/Flow.ts';
import { flowMessages } from '../../domains/checkout/flowMessages.ts';
import {
  bookingState,
  freePlaces,
  toCourseAppointments,
} from '../../domains/courseView/bookingState.ts';
import { now } from '../../lib/dates.ts';
import { kindOf } from '../../domains/courseView/kindOf.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { Moment } from '../../lib/Moment.tsx';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(8),
});

interface OtherTimeListProps {
  item: Item;
  /** Undefined until they are here. */
  courses: readonly BookableCourse[] | undefined;
}

/** Of some courses or events those that are the same as what was to be booked, with places free. */
export function OtherTimeList({ item, courses }: OtherTimeListProps) {
  const { studio, studioUuid } = useStudio();
  const others = toCourseAppointments(courses ?? [])
    .filter(({ course }) => course.name === item.name)
    .filter((other) => bookingState(other, now()).kind === 'book')
    .slice(0, 4);
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...flowMessages.otherTimes} />
      </Typography>
      {courses && others.length === 0 && (
        <Typography>
          <FormattedMessage {...flowMessages.noOtherTimes} />
        </Typography>
      )}
      <List>
        {others.map(({ course, slot }) => (
          <li key={course.id}>
            <Button
              variant="outlined"
              fullWidth
              component={Link}
              to={kindOf(course).page(studioUuid, course.id)}
              sx={{ justifyContent: 'space-between' }}
            >
              <span>
                <Moment at={slot.startDateTime} zone={studio.zoneId} />
              </span>
              <FormattedMessage {...flowMessages.places} values={{ count: freePlaces(course) }} />
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}
