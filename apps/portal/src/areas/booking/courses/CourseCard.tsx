import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { Check, Lock } from 'lucide';
import type { CSSProperties, MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTimeRange } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import {
  type BookingState,
  bookingState,
  type CourseAppointment,
  freePlaces,
  isBookable,
} from './bookingState.ts';
import { CourseTitle } from './CourseTitle.tsx';
import { StateLabel } from './StateLabel.tsx';
import { stateMessages } from './stateMessages.ts';
import { useCourseHref } from './useCourseHref.ts';

/** Appearance of a card: free places, the user's own, none left, or nothing to book. */
type Look = 'open' | 'own' | 'full' | 'off';

const looks: Record<BookingState['kind'], Look> = {
  book: 'open',
  opens: 'open',
  booked: 'own',
  waiting: 'own',
  waitingList: 'full',
  full: 'full',
  closed: 'off',
  over: 'off',
  canceled: 'off',
};

const Card = styled('li', { shouldForwardProp: (name) => name !== 'look' })<{ look: Look }>(({
  theme,
  look,
}) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.caption,
    position: 'absolute',
    boxSizing: 'border-box',
    overflow: 'hidden',
    containerType: 'size',
    padding: `${space(4)} ${space(6)}`,
    borderRadius: radii.control,
    borderInlineStart: `4px solid ${palette.highlight.edge}`,
    color: palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.3,
    // The card takes the share of its taken places as a tint.
    backgroundColor: palette.background.muted,
    backgroundImage: `linear-gradient(${palette.soft.brand}, ${palette.soft.brand})`,
    backgroundRepeat: 'no-repeat',
    '& > span': { display: 'block' },
    '& svg': { verticalAlign: '-2px', marginInlineEnd: space(4) },
    '& a': { color: palette.text.primary, fontWeight: fontWeights.medium, textDecoration: 'none' },
    // Extends the link's hit area to the whole card.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.outline}` },
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    ...(look === 'own' && {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      backgroundImage: 'none',
      '& a': { color: 'inherit', fontWeight: fontWeights.bold, textDecoration: 'none' },
    }),
    ...(look === 'full' && {
      backgroundImage: `repeating-linear-gradient(-45deg, ${palette.divider} 0 1px, transparent 1px 8px)`,
      backgroundRepeat: 'repeat',
    }),
    ...(look === 'off' && {
      backgroundColor: palette.background.default,
      backgroundImage: 'none',
      outline: `1px solid ${palette.divider}`,
      outlineOffset: -1,
      '& a': { color: palette.text.secondary, textDecoration: 'none' },
    }),
  };
});

/** Styles of text that only screen readers get, in a card too low for it. */
const hidden = { position: 'absolute', clipPath: 'inset(50%)' } as const;

const State = styled('span')({ '@container (max-height: 30px)': hidden });
const Time = styled('span')({ '@container (max-height: 46px)': hidden });
const StudioName = styled('span')({ '@container (max-height: 62px)': hidden });

const Title = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container (max-height: 70px)': { whiteSpace: 'nowrap' },
});

interface CourseCardProps {
  appointment: CourseAppointment;
  /** True to show the studio's name. */
  withStudio: boolean;
  /** Position in its column. */
  place: CSSProperties;
  /** Opens the course beside the week instead of its page. */
  onOpen?: (() => void) | undefined;
}

/** Returns whether a click follows its link here, not in a new tab or window. */
const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Card of a course in the week: name, time, and its free places, the user's booking or its state, as
 * far as they fit; links to its page, which `onOpen` replaces for plain clicks.
 */
export function CourseCard(props: CourseCardProps) {
  const { appointment, withStudio, place, onOpen } = props;
  const intl = useIntl();
  const courseHref = useCourseHref();
  const { course, slot } = appointment;
  const present = useNow(slot.earliestBookingDateTime);
  const state = bookingState(appointment, present);
  const look = looks[state.kind];
  const taken = course.bookedParticipants / Math.max(1, course.maxParticipants);
  return (
    <Card
      look={look}
      style={{
        ...place,
        borderInlineStartColor: course.colorHex,
        ...(look === 'open' && { backgroundSize: `${100 * taken}% 100%` }),
      }}
    >
      <Title>
        {look === 'own' && <Icon of={Check} size={12} />}
        {look === 'full' && <Icon of={Lock} size={12} />}
        <InAppLink
          to={courseHref(appointment)}
          {...(onOpen && {
            'aria-haspopup': 'dialog',
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen();
            },
          })}
        >
          <CourseTitle course={course} />
        </InAppLink>
      </Title>
      <Time>
        {formatTimeRange(slot.startDateTime, slot.endDateTime, intl.locale, slot.studio.zoneId)}
      </Time>
      <State>
        {state.kind === 'book' ? (
          <FormattedMessage {...stateMessages.places} values={{ free: freePlaces(course) }} />
        ) : isBookable(state) ? (
          <FormattedMessage {...stateMessages.full} />
        ) : (
          <StateLabel state={state} zone={slot.studio.zoneId} present={present} />
        )}
      </State>
      {withStudio && <StudioName>{slot.studio.name}</StudioName>}
    </Card>
  );
}
