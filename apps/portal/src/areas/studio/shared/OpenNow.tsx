import { styled } from '@mui/material/styles';
import type { ClosingHours } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayInZone } from '../../../lib/dates/dates.ts';
import { openState } from './openState.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { openMessages } from './openMessages.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { formatClockInSentence } from '../../../lib/dates/moments.ts';

const Dot = styled('span')<{ open: boolean }>(({ theme, open }) => ({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 8,
  borderRadius: '50%',
  border: '1px solid currentcolor',
  backgroundColor: open ? theme.vars.palette.success.main : 'transparent',
}));

/** Shows whether a studio is open now, or when it opens next, in its time zone. */
export function OpenNow({ hours, zone }: { hours: readonly ClosingHours[]; zone: string }) {
  const { locale } = useIntl();
  const now = useNow();
  const isHydrated = useHydrated();
  // The server's page may be a minute old.
  if (!isHydrated) return <span>{'\u00a0'}</span>;
  const state = openState(hours, now);
  const text = () => {
    if (state.open) {
      const { until } = state;
      // Omit a closing time on another day: a time alone would be read as today's.
      return until && dayInZone(zone, until) === dayInZone(zone, now) ? (
        <FormattedMessage
          {...openMessages.openUntil}
          values={{ time: formatClockInSentence(until, locale, zone) }}
        />
      ) : (
        <FormattedMessage {...openMessages.open} />
      );
    }
    if (!state.opens) return <FormattedMessage {...openMessages.closed} />;
    const when = <Moment at={state.opens} zone={zone} inSentence />;
    return <FormattedMessage {...openMessages.opensLater} values={{ when }} />;
  };
  return (
    <span>
      <Dot open={state.open} aria-hidden />
      {text()}
    </span>
  );
}
