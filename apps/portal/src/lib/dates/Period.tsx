import { useIntl } from 'react-intl';
import { formatFullMoment, formatPeriod } from './moments.ts';
import { useNow } from './useNow.ts';

interface PeriodProps {
  start: Date;
  end: Date;
  /** Time zone of the studio. */
  zone: string;
}

/** Shows a period, with the full date as title. */
export function Period({ start, end, zone }: PeriodProps) {
  const { locale } = useIntl();
  const present = useNow();
  return (
    <time dateTime={start.toJSON()} title={formatFullMoment(start, locale, zone)}>
      {formatPeriod(start, end, locale, zone, { present })}
    </time>
  );
}
