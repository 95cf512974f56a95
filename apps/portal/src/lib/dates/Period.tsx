import { useIntl } from 'react-intl';
import { formatFullMoment, formatPeriod } from './moments.ts';
import { useNow } from './useNow.ts';

interface PeriodProps {
  start: Date;
  end: Date;
  /** Of the studio. */
  zone: string;
}

/** From when to when something is; the full date is in its title. */
export function Period({ start, end, zone }: PeriodProps) {
  const { locale } = useIntl();
  const present = useNow();
  return (
    <time dateTime={start.toJSON()} title={formatFullMoment(start, locale, zone)}>
      {formatPeriod(start, end, locale, zone, { present })}
    </time>
  );
}
