import { useGetTimetableWidget } from '@studio-portal/sdk/api/widgets';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, toDay } from '../widget/days.ts';
import { usePortalAddress } from '../widget/portalAddress.ts';
import { useSettings } from '../widget/SettingsContext.ts';
import { WidgetFrame } from '../widget/WidgetFrame.tsx';
import { TimetableSkeleton } from './TimetableSkeleton.tsx';
import { Week } from './Week.tsx';

/** `<studio-timetable>`: the classes of a week, day by day, with links that book them in the portal. */
export function TimetableWidget() {
  const { studioId } = useSettings();
  const portalAddress = usePortalAddress();
  const [startDate, setStartDate] = useState<string>();
  const answer = useGetTimetableWidget(studioId, startDate === undefined ? {} : { startDate }, {
    query: { placeholderData: keepPreviousData, staleTime: 60_000 },
  });
  return (
    <WidgetFrame
      answer={answer}
      skeleton={<TimetableSkeleton />}
      portalHref={portalAddress('/course')}
    >
      {(week) => (
        <Week
          week={week}
          isLoading={answer.isPlaceholderData}
          onTurn={(weeks) => setStartDate(addDays(toDay(week.startDate), 7 * weeks))}
        />
      )}
    </WidgetFrame>
  );
}
