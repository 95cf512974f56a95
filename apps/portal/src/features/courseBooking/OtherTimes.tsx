import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';
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
import { addDays, dayIn, now } from '../../lib/dates.ts';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { Moment } from '../../lib/Moment.tsx';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(8),
});

/** When else the course takes place, with places free, in the next four weeks. */
export function OtherTimes({ item }: { item: Item }) {
  const { studio, studioUuid } = useStudio();
  const today = dayIn(studio.zoneId);
  const { data } = useListPublicCourses({
    organizationUnitId: studio.id,
    startDate: today,
    endDate: addDays(today, 27),
  });
  const others = toCourseAppointments(data ?? [])
    .filter(({ course }) => course.name === item.name)
    .filter((other) => bookingState(other, now()).kind === 'book')
    .slice(0, 4);
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...flowMessages.otherTimes} />
      </Typography>
      {data && others.length === 0 && (
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
              to={path('course', { studioUuid, id: course.id })}
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
