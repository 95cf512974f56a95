import { DayStrip, type StripDay } from './DayStrip.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const days: StripDay[] = weekdays.map((weekday, index) => ({
  id: `2026-11-${23 + index}`,
  href: `?day=2026-11-${23 + index}`,
  weekday,
  number: String(23 + index),
  label: `${weekday}, ${23 + index} November 2026, ${index === 6 ? 'no courses' : `${index + 2} courses`}`,
  today: index === 1,
  quiet: index === 6,
}));

const week = {
  label: '23 – 29 November',
  days,
  previous: { href: '?week=2026-11-16', label: 'Previous week' },
  next: { href: '?week=2026-11-30', label: 'Next week' },
};

export const TodayChosen = <DayStrip {...week} selected="2026-11-24" />;
export const AnotherDayChosen = <DayStrip {...week} selected="2026-11-26" />;
export const WholeWeek = <DayStrip {...week} />;
export const FirstWeek = (
  <DayStrip label={week.label} days={days} next={week.next} selected="2026-11-24" />
);
