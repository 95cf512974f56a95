import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayPartMessages, dayParts } from '../../../lib/dates/dayParts.ts';
import { ShowMore } from '../../../lib/page/ShowMore.tsx';
import { useIncrementalList } from '../../../lib/page/useIncrementalList.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import type { CourseEntry } from './courseFilter.ts';
import { CourseRows } from './CourseRows.tsx';
import { messages } from './messages.ts';
import { OtherDay } from './OtherDay.tsx';
import type { CourseDay } from './useCourseDay.ts';

const Part = styled('section')(({ theme }) => ({
  marginTop: space(32),
  '& > h2': { ...theme.typography.h3, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    marginTop: space(12),
    '& > h2': theme.typography.subtitle2,
  },
}));

const Over = styled('details')(({ theme }) => ({
  marginTop: space(12),
  '& summary': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
}));

const toAppointment = ({ appointment }: CourseEntry) => appointment;

/**
 * Lists the courses of a day, grouped by part of the day in the studio's time zone; today's finished
 * courses are collapsed, and once all are over there is a link to another day.
 */
export function DayCourses({ list }: { list: CourseDay }) {
  const present = useNow();
  const isOver = ({ appointment }: CourseEntry) => appointment.slot.endDateTime <= present;
  const { day, today, shown, chosen, others } = list;
  const listKey = day + JSON.stringify(chosen);
  // True if the entries belong to several studios.
  const withStudio = others.ids.length > 0;
  const over = day === today ? shown.filter(isOver) : [];
  const listed = day === today ? shown.filter((entry) => !isOver(entry)) : shown;
  const growing = useIncrementalList(listed, listKey);
  const groups = Object.groupBy(growing.shown, ({ part }) => part);
  return (
    <>
      {over.length > 0 && (
        <FinishedToday entries={over} listKey={listKey} withStudio={withStudio} />
      )}
      {listed.length === 0 && (
        <Box sx={{ mt: 3 }}>
          <OtherDay {...list} />
        </Box>
      )}
      {dayParts.map((part) => {
        const inPart = groups[part] ?? [];
        if (inPart.length === 0) return null;
        return (
          <Part key={part} aria-labelledby={`part-${part}`}>
            <Typography id={`part-${part}`} variant="h2">
              <FormattedMessage {...dayPartMessages[part]} />
            </Typography>
            <CourseRows appointments={inPart.map(toAppointment)} withStudio={withStudio} />
          </Part>
        );
      })}
      <ShowMore {...growing} label={messages.showMore} />
    </>
  );
}

interface FinishedTodayProps {
  entries: readonly CourseEntry[];
  /** Identifies the day and the filters; a change resets the incremental list. */
  listKey: string;
  withStudio: boolean;
}

/** Collapsed list of today's finished courses; its rows render once it is opened. */
function FinishedToday({ entries, listKey, withStudio }: FinishedTodayProps) {
  const [isOpen, setOpen] = useState(false);
  const growing = useIncrementalList(entries, listKey);
  return (
    <Over onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage {...messages.overToday} values={{ count: entries.length }} />
      </summary>
      {isOpen && (
        <>
          <CourseRows appointments={growing.shown.map(toAppointment)} withStudio={withStudio} />
          <ShowMore {...growing} label={messages.showMore} />
        </>
      )}
    </Over>
  );
}
