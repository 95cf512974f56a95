import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BookableCourse, Slot, TimetableWidget } from '@studio-portal/sdk/types';
import { DayStrip } from '@studio-portal/ui/DayStrip';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { addDays, dayInZone, formatDay, formatDayRange, toDay } from '../widget/days.ts';
import { usePortalAddress } from '../widget/portalAddress.ts';
import { ClassRow } from './ClassRow.tsx';
import { HereLinks } from './HereLinks.tsx';
import { listHeight, moreRows, shownRows } from './rowHeight.ts';

const List = styled('div')(({ theme }) => ({
  marginTop: space(16),
  minHeight: listHeight,
  containerType: 'inline-size',
  // Takes the focus only from a button that goes.
  outline: 'none',
  '& ul': { margin: 0, padding: 0 },
  '& p': { margin: 0, paddingBlock: space(16), color: theme.vars.palette.text.secondary },
  '& h3': {
    ...theme.typography.subtitle1,
    margin: 0,
    paddingTop: space(16),
    color: theme.vars.palette.text.secondary,
  },
}));

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(8),
  minHeight: 56,
  alignItems: 'end',
});

/** A class with its only slot. */
interface Entry {
  course: BookableCourse;
  slot: Slot;
}

interface WeekProps {
  week: TimetableWidget;
  /** True while another week loads. */
  isLoading: boolean;
  /** Shows the week so many weeks later. */
  onTurn: (weeks: number) => void;
}

/** The days of a week, and the classes of one of them. */
export function Week({ week, isLoading, onTurn }: WeekProps) {
  const { locale, formatMessage } = useIntl();
  const portalAddress = usePortalAddress();
  const { studio, courses, now } = week;
  const first = toDay(week.startDate);
  const today = dayInZone(studio.zoneId, now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const getDay = useCallback(
    ({ slot }: Entry) => dayInZone(studio.zoneId, slot.startDateTime),
    [studio.zoneId],
  );
  const byDay = useMemo(
    () =>
      Map.groupBy(
        courses.flatMap((course) => course.slots.slice(0, 1).map((slot) => ({ course, slot }))),
        getDay,
      ),
    [courses, getDay],
  );
  const upcoming = (day: string) =>
    (byDay.get(day) ?? []).filter(({ slot }) => slot.endDateTime > now);
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? days.find((one) => upcoming(one).length > 0) ?? first;
  const [count, setCount] = useState(shownRows);
  // Days after the chosen one fill the list, so that it never stands empty in the evening.
  const coming = days.filter((one) => one >= day).flatMap(upcoming);
  const shown = Map.groupBy(coming.slice(0, count), getDay);
  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    setCount(count + moreRows);
    // The button goes with the last rows, and would take the focus with it.
    if (count + moreRows >= coming.length) list.current?.focus({ preventScroll: true });
  };
  const choose = (one: string | undefined) => {
    setChosen(one);
    setCount(shownRows);
  };
  const turnTo = (weeks: number) => {
    choose(undefined);
    onTurn(weeks);
  };
  const dayLabel = (one: string) =>
    formatMessage(messages.dayLabel, {
      date: formatDay(one, locale, { dateStyle: 'full' }),
      count: upcoming(one).length,
    });
  const dayHref = (one: string) => portalAddress(`/course?day=${one}`);
  const turn = (weeks: number, label: 'previousWeek' | 'nextWeek') => ({
    label: formatMessage(messages[label]),
    href: dayHref(addDays(first, 7 * weeks)),
  });
  // Days and weeks are pages of the portal, which a plain click shows here instead.
  const targets = new Map([
    ...days.map((one) => [dayHref(one), () => choose(one)] as const),
    [turn(-1, 'previousWeek').href, () => turnTo(-1)],
    [turn(1, 'nextWeek').href, () => turnTo(1)],
  ]);
  return (
    <section
      aria-label={`${formatMessage(messages.classes)}, ${studio.name}`}
      aria-busy={isLoading}
    >
      <HereLinks targets={targets}>
        <DayStrip
          label={formatDayRange(first, addDays(first, 6), locale)}
          selected={day}
          {...(first > today ? { previous: turn(-1, 'previousWeek') } : {})}
          next={turn(1, 'nextWeek')}
          days={days.map((one) => ({
            id: one,
            href: dayHref(one),
            weekday: formatDay(one, locale, { weekday: 'short' }),
            number: formatDay(one, locale, { day: 'numeric' }),
            label: dayLabel(one),
            today: one === today,
            quiet: upcoming(one).length === 0,
          }))}
        />
      </HereLinks>
      <VisuallyHidden as="output">{!isLoading && dayLabel(day)}</VisuallyHidden>
      <List ref={list} tabIndex={-1}>
        {!shown.has(day) && (
          <p>
            <FormattedMessage {...messages.emptyDay} />
          </p>
        )}
        {[...shown].map(([one, entries]) => (
          <section key={one}>
            <h3>{formatDay(one, locale, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
            <ul>
              {entries.map((entry) => (
                <ClassRow key={entry.course.id} {...entry} studio={studio} now={now} />
              ))}
            </ul>
          </section>
        ))}
      </List>
      <Foot>
        {count < coming.length ? (
          <Button variant="outlined" onClick={showMore}>
            <FormattedMessage {...messages.showMore} />
          </Button>
        ) : (
          <span />
        )}
        <Button variant="text" href={dayHref(day)}>
          <FormattedMessage {...messages.allClasses} />
        </Button>
      </Foot>
    </section>
  );
}
