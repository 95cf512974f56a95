import Typography from '@mui/material/Typography';
import {
  cancelMyCalendarItem,
  getListMyCurrentCalendarItemsQueryKey,
  useGetPersonalCalendar,
} from '@studio-portal/sdk/api/my-calendar';
import { Actions } from '@studio-portal/ui/Actions';
import { FramedList } from '@studio-portal/ui/FramedList';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { seriesMessages } from '../../booking/courseBooking/seriesMessages.ts';
import { useSeries } from '../../booking/courseBooking/useSeries.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { PersonalCalendar } from './PersonalCalendar.tsx';
import type { Suggestion } from './planWeek.ts';
import { SuggestedClass } from './SuggestedClass.tsx';
import { useWeekPlan } from './useWeekPlan.ts';

/**
 * Suggests classes of the coming week that the member has paid for, each with its reasons, and books the ticked ones
 * together. Members can connect their own calendar, beside whose busy times the classes are. Nothing without suggestions,
 * unless a calendar is connected.
 */
export function YourWeek() {
  const plan = useWeekPlan();
  // Booked classes leave the plan; they stay here with their results.
  const [submitted, setSubmitted] = useState<readonly Suggestion[]>();
  const [attempt, setAttempt] = useState(0);
  const titleId = useId();
  const { data: calendar } = useGetPersonalCalendar();
  // The focused button disappears with the calendar once it has been refetched.
  useFocusFallback(String(calendar?.host));
  const shown = submitted ?? plan;
  if (!shown || (shown.length === 0 && !calendar?.host)) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        <FormattedMessage {...(shown.length > 0 ? messages.intro : messages.none)} />
      </Typography>
      {shown.length > 0 && (
        <Plan
          key={attempt}
          suggestions={shown}
          onSubmit={() => setSubmitted(shown)}
          onUndone={() => {
            setSubmitted(undefined);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {calendar && <PersonalCalendar host={calendar.host} />}
    </section>
  );
}

interface PlanProps {
  suggestions: readonly Suggestion[];
  onSubmit: () => void;
  onUndone: () => void;
}

function Plan({ suggestions, onSubmit, onUndone }: PlanProps) {
  const { book, booking, results } = useSeries();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const booked = suggestions.flatMap(({ appointment: { course } }) => {
    const result = results.get(course.id);
    return result?.kind === 'booked' ? [result.item.uuid] : [];
  });
  const { undo, undoing } = useUndo(booked, onUndone);
  const chosen = suggestions
    .map(({ appointment }) => appointment)
    .filter(({ course }) => !left.has(course.id) && results.get(course.id)?.kind !== 'booked');
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
    setMissing(false);
  };
  const submit = () => {
    if (chosen.length === 0) return setMissing(true);
    onSubmit();
    return book(chosen);
  };
  return (
    <>
      <FramedList>
        {suggestions.map((suggestion) => {
          const { id } = suggestion.appointment.course;
          return (
            <SuggestedClass
              key={id}
              suggestion={suggestion}
              result={results.get(id)}
              ticked={!left.has(id)}
              disabled={booking}
              onToggle={() => toggle(id)}
            />
          );
        })}
      </FramedList>
      <Typography role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {!booking && results.size > 0 && (
          <FormattedMessage
            {...seriesMessages.done}
            values={{ done: booked.length, count: results.size }}
          />
        )}
      </Typography>
      {isMissing && (
        <Alert kind="error">
          <FormattedMessage {...seriesMessages.chooseSome} />
        </Alert>
      )}
      <Actions sx={{ mt: 2 }}>
        {(results.size === 0 || booking || chosen.length > 0) && (
          <LoadingButton variant="contained" loading={booking} disabled={undoing} onClick={submit}>
            <FormattedMessage {...messages.book} values={{ count: chosen.length }} />
          </LoadingButton>
        )}
        {!booking && booked.length > 0 && (
          <LoadingButton variant="outlined" loading={undoing} onClick={undo}>
            <FormattedMessage {...messages.undo} />
          </LoadingButton>
        )}
      </Actions>
    </>
  );
}

/** Cancels the bookings of the plan, all of which can be canceled for free. */
function useUndo(uuids: readonly string[], onUndone: () => void) {
  const intl = useIntl();
  const { studio } = useStudio();
  const run = useNotifiedAction(studio.zoneId);
  const { mutateAsync, isPending } = useApiMutation(['cancelMyCalendarItem'], {
    mutationFn: async () => {
      // Its scope keeps the person the user acts for, who may change meanwhile.
      const queryKey = getListMyCurrentCalendarItemsQueryKey();
      for (const uuid of uuids) await cancelMyCalendarItem(uuid, { queryKey });
    },
  });
  const undo = () =>
    run(async () => {
      try {
        await mutateAsync();
      } finally {
        // After an error too: some may be canceled.
        onUndone();
      }
      return { title: intl.formatMessage(messages.undone, { count: uuids.length }) };
    });
  return { undo, undoing: isPending };
}
