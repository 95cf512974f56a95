import { styled } from '@mui/material/styles';
import type { ClosingHours } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayIn, formatDay, formatInstant } from '../../lib/dates.ts';
import { openState } from './openingHours.ts';
import { useNow } from '../../lib/useNow.ts';
import { openMessages } from './openMessages.ts';

const Dot = styled('span')<{ open: boolean }>(({ theme, open }) => ({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 8,
  borderRadius: '50%',
  border: '1px solid currentcolor',
  backgroundColor: open ? theme.vars.palette.success.main : 'transparent',
}));

/** Whether a studio is open now, else when it opens next, on its own clock. */
export function OpenNow({ hours, zone }: { hours: readonly ClosingHours[]; zone: string }) {
  const { locale } = useIntl();
  const now = useNow();
  const state = openState(hours, now);
  const clock = (instant: Date) => formatInstant(instant, locale, zone, { timeStyle: 'short' });
  const text = () => {
    if (state.open)
      return state.until === undefined ? (
        <FormattedMessage {...openMessages.open} />
      ) : (
        <FormattedMessage {...openMessages.openUntil} values={{ time: clock(state.until) }} />
      );
    if (!state.opens) return <FormattedMessage {...openMessages.closed} />;
    const time = clock(state.opens);
    if (dayIn(zone, state.opens) === dayIn(zone, now))
      return <FormattedMessage {...openMessages.opensToday} values={{ time }} />;
    return (
      <FormattedMessage
        {...openMessages.opensLater}
        values={{
          time,
          weekday: formatDay(dayIn(zone, state.opens), locale, { weekday: 'long' }),
        }}
      />
    );
  };
  return (
    <span>
      <Dot open={state.open} aria-hidden />
      {text()}
    </span>
  );
}
