import { useIntl } from 'react-intl';
import { formatFullMoment, formatMoment } from './moments.ts';
import { useNow } from './useNow.ts';

interface MomentProps {
  at: Date;
  /** Time zone of the studio. */
  zone: string;
  /** Formats for use inside a sentence: "You can cancel until today 18:00". */
  inSentence?: boolean;
}

/** Shows a time relative to now, with the full date as title. */
export function Moment({ at, zone, inSentence = false }: MomentProps) {
  const { locale } = useIntl();
  const present = useNow();
  return (
    <time dateTime={at.toJSON()} title={formatFullMoment(at, locale, zone)}>
      {formatMoment(at, locale, zone, { inSentence, present })}
    </time>
  );
}
