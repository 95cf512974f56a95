import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BookableCourse, Slot, WidgetStudio } from '@studio-portal/sdk/types';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { formatInstant } from '../widget/days.ts';
import { usePictureAddress, usePortalAddress } from '../widget/portalAddress.ts';
import { freePlaces, type PlaceState, placeState } from './placeState.ts';
import { rowHeight } from './rowHeight.ts';

const wide = '@container (min-width: 560px)';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"time end" "what end" "places end" / minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space(16),
  boxSizing: 'border-box',
  minHeight: rowHeight,
  paddingBlock: space(8),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  '&:last-of-type': { borderBottom: 0 },
  [wide]: { gridTemplate: '"time picture what places end" / 96px 72px minmax(0, 1fr) 168px auto' },
}));

const Time = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  gridArea: 'time',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: fontWeights.bold },
  [wide]: {
    paddingInlineStart: space(12),
    borderInlineStart: '4px solid var(--class-color)',
    borderRadius: 2,
    '& strong': { ...theme.typography.subtitle1, display: 'block', fontWeight: fontWeights.bold },
  },
}));

/** Lazy, so that a narrow list does not load it. */
const Thumbnail = styled('img')({
  gridArea: 'picture',
  display: 'none',
  width: 72,
  height: 56,
  objectFit: 'cover',
  borderRadius: radii.control,
  [wide]: { display: 'block' },
});

const What = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  gridArea: 'what',
  color: theme.vars.palette.text.secondary,
  '& > strong': {
    ...theme.typography.subtitle1,
    display: 'block',
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.bold,
  },
}));

const Places = styled('div')({ gridArea: 'places' });

const End = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: 'end',
  display: 'grid',
  justifyItems: 'end',
  gap: space(4),
  maxWidth: 150,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: fontWeights.bold },
  '& .MuiButton-root': { minWidth: 96, borderRadius: radii.button },
}));

interface ClassRowProps {
  course: BookableCourse;
  slot: Slot;
  studio: WidgetStudio;
  now: Date;
}

/** A class with its time, trainer, room, places and price, and the link that books it. */
export function ClassRow({ course, slot, studio, now }: ClassRowProps) {
  const intl = useIntl();
  const portalAddress = usePortalAddress();
  const pictureAddress = usePictureAddress();
  const state = placeState(course, slot, now);
  const time = (instant: Date) =>
    formatInstant(instant, intl.locale, studio.zoneId, { timeStyle: 'short' });
  const trainers = intl.formatList(slot.employees.map(({ displayedName }) => displayedName));
  const places =
    course.appointmentMeetingType === 'STREAM'
      ? intl.formatMessage(messages.online)
      : intl.formatList(slot.locations.map(({ name }) => name));
  const free = freePlaces(course);
  return (
    <Row style={{ '--class-color': course.colorHex }}>
      <Time>
        <strong>{time(slot.startDateTime)}</strong> – {time(slot.endDateTime)}
      </Time>
      {course.image && (
        <Thumbnail
          src={pictureAddress(course.image.url)}
          width={72}
          height={56}
          alt=""
          loading="lazy"
        />
      )}
      <What>
        <strong>{course.name}</strong>
        {[trainers, places].filter((text) => text !== '').join(' · ')}
      </What>
      <Places>
        {state.kind !== 'closed' && (
          <CapacityMeter
            taken={course.bookedParticipants}
            places={course.maxParticipants}
            label={intl.formatMessage(messages.places, { free })}
          />
        )}
      </Places>
      <End>
        <Price course={course} studio={studio} state={state} />
        <Action
          state={state}
          name={`${course.name}, ${time(slot.startDateTime)}`}
          href={portalAddress(`/course/${course.id}`)}
          zone={studio.zoneId}
        />
      </End>
    </Row>
  );
}

function Price({
  course: { price },
  studio,
  state,
}: Pick<ClassRowProps, 'course' | 'studio'> & { state: PlaceState }) {
  const { locale } = useIntl();
  const money =
    typeof price === 'number' ? { amount: price, currency: studio.currencyCode } : price.money;
  if (state.kind !== 'book' || !money) return null;
  return <strong>{formatPrice(money, locale)}</strong>;
}

interface ActionProps {
  state: PlaceState;
  /** The class, for screen readers. */
  name: string;
  href: string;
  zone: string;
}

function Action({ state, name, href, zone }: ActionProps) {
  const { locale } = useIntl();
  if (state.kind === 'opens') {
    const options = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
    return (
      <FormattedMessage
        {...messages.opens}
        values={{ when: formatInstant(state.at, locale, zone, options) }}
      />
    );
  }
  if (state.kind === 'full' || state.kind === 'closed')
    return <FormattedMessage {...messages[state.kind]} />;
  return (
    <Button variant={state.kind === 'book' ? 'contained' : 'soft'} href={href}>
      <FormattedMessage {...messages[state.kind]} />
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
