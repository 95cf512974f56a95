import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { formatDay, formatInstant } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { openMessages } from '../shared/openMessages.ts';
import { messages } from './messages.ts';
import { openingHours } from './openingHours.ts';

const Days = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(8)} ${space(24)}`,
  margin: `${space(16)} 0 0`,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0 },
  '& [data-today]': { fontWeight: fontWeights.bold },
});

/** Formats a period by its times alone, also if it ends on the next day. */
const formatHours = (from: Date, until: Date, locale: string, zone: string): string =>
  [from, until].map((time) => formatInstant(time, locale, zone, { timeStyle: 'short' })).join('–');

/** Opening hours of the studio for a week from today, in its time zone. */
export function OpeningHours() {
  const intl = useIntl();
  const { locale } = intl;
  const { studio } = useStudio();
  const { closingHoursDtos, zoneId } = studio;
  const days = openingHours(closingHoursDtos, useNow(), zoneId);
  const isHydrated = useHydrated();
  if (!days) return null;
  // The server's page may be from the day before, so it only has the space of the text.
  const afterHydration = (text: string) => (isHydrated ? text : '\u00a0');
  const closed = intl.formatMessage(openMessages.closed);
  return (
    <section>
      <Typography variant="h2">
        <FormattedMessage {...messages.openingHours} />
      </Typography>
      <Days>
        {days.map(({ day, periods }, index) => {
          const today = index === 0 ? '' : undefined;
          const hours = periods.map(({ from, until }) => formatHours(from, until, locale, zoneId));
          return [
            <dt key={day} data-today={today}>
              {afterHydration(formatDay(day, locale, { weekday: 'long' }))}
            </dt>,
            <dd key={`${day} hours`} data-today={today}>
              {afterHydration(hours.join(', ') || closed)}
            </dd>,
          ];
        })}
      </Days>
    </section>
  );
}
