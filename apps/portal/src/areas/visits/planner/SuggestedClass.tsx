import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FramedRow } from '@studio-portal/ui/FramedList';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { DateFailure } from '../../booking/courseBooking/DateFailure.tsx';
import { seriesMessages } from '../../booking/courseBooking/seriesMessages.ts';
import type { DateResult } from '../../booking/courseBooking/useSeries.ts';
import { stateMessages } from '../../booking/courses/stateMessages.ts';
import { CourseThumbnail } from '../../booking/courses/CourseThumbnail.tsx';
import { useCourseHref } from '../../booking/courses/useCourseHref.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { Period } from '../../../lib/dates/Period.tsx';
import { messages } from './messages.ts';
import type { Reason, Suggestion } from './planWeek.ts';

const Row = styled(FramedRow)({ flexWrap: 'nowrap', justifyContent: 'flex-start' });
const Frame = styled('div')({ flex: '0 0 64px' });
const Facts = styled('div')({ flex: '1 1 0', minWidth: 0, display: 'grid', gap: space(2) });

interface SuggestedClassProps {
  suggestion: Suggestion;
  /** Undefined until booking has been tried. */
  result: DateResult | undefined;
  ticked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Row of a suggested class: a checkbox, when, what and why, or its result once booked. */
export function SuggestedClass({
  suggestion: { appointment, reasons },
  result,
  ticked,
  disabled,
  onToggle,
}: SuggestedClassProps) {
  const intl = useIntl();
  const courseHref = useCourseHref();
  const { course, slot } = appointment;
  const zone = slot.studio.zoneId;
  const when = formatMoment(slot.startDateTime, intl.locale, zone, { inSentence: true });
  return (
    <Row>
      {result === undefined && (
        <Checkbox
          edge="start"
          checked={ticked}
          disabled={disabled}
          onChange={onToggle}
          slotProps={{
            input: {
              'aria-label': intl.formatMessage(messages.include, {
                name: `${course.name}, ${when}`,
              }),
            },
          }}
        />
      )}
      {course.image && (
        <Frame>
          <CourseThumbnail course={course} />
        </Frame>
      )}
      <Facts>
        <Typography variant="body2">
          <Period start={slot.startDateTime} end={slot.endDateTime} zone={zone} />
        </Typography>
        <Typography variant="subtitle1" component="h3">
          <SiteLink href={courseHref(appointment)}>{course.name}</SiteLink>
        </Typography>
        {result === undefined && (
          <Typography variant="body2" color="textSecondary">
            {reasons.map((reason) => formatReason(reason, intl)).join(' · ')}
          </Typography>
        )}
        {result && result.kind !== 'booked' && <DateFailure result={result} zone={zone} />}
      </Facts>
      {result?.kind === 'booked' && (
        <Tag filled>
          <FormattedMessage {...seriesMessages.booked} />
        </Tag>
      )}
    </Row>
  );
}

function formatReason(reason: Reason, intl: IntlShape): string {
  if (reason.kind === 'usualHour') return intl.formatMessage(messages.usualHour);
  if (reason.kind === 'quiet') return intl.formatMessage(messages.quiet);
  if (reason.kind === 'places')
    return intl.formatMessage(stateMessages.places, { free: reason.free });
  const { remaining, option, lastDay } = reason;
  const day = formatDay(lastDay, intl.locale, { day: 'numeric', month: 'long' });
  return intl.formatMessage(messages.expires, { count: remaining, option, day });
}
