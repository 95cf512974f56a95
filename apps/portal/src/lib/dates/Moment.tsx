import { useIntl } from 'react-intl';
import { formatFullMoment, formatMoment } from './moments.ts';
import { useNow } from './useNow.ts';

interface MomentProps {
  at: Date;
  /** Of the studio. */
  zone: string;
  /** As a value of a text: "You can cancel until today 18:00". */
  inSentence?: boolean;
}

/** When something is, the way people say it; the full date is in its title. */
export function Moment({ at, zone, inSentence = false }: MomentProps) {
  const { locale } = useIntl();
  const present = useNow();
  return (
    <time dateTime={at.toJSON()} title={formatFullMoment(at, locale, zone)}>
      {formatMoment(at, locale, zone, { inSentence, present })}
    </time>
  );
}
