import type { CalendarItem } from '@studio-portal/sdk/types';
import { ResultCard } from '../../checkout/result/ResultCard.tsx';
import { placeLine } from '../../studio/shared/addressLines.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Card of a held trial session: name, day and time, trainer and place. */
export function TrialCard({ item }: { item: CalendarItem }) {
  const { studio } = useStudio();
  const { name, image, colorHex, startDateTime, endDateTime, employees } = item;
  return (
    <ResultCard
      name={name}
      picture={image}
      color={colorHex}
      when={{ start: startDateTime, end: endDateTime }}
      who={employees.map(({ displayedName }) => displayedName)}
    >
      {placeLine(studio)}
    </ResultCard>
  );
}
