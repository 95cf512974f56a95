import { styled } from '@mui/material/styles';
import type { ClosingHours } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays, dayIn, formatClock, formatDay } from '../dates.ts';
import { openState } from '../openingHours.ts';
import { useNow } from '../useNow.ts';
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
  const state = openState(hours, zone, useNow());
  const text = () => {
    if (state.open)
      return state.until === undefined ? (
        <FormattedMessage {...openMessages.open} />
      ) : (
        <FormattedMessage
          {...openMessages.openUntil}
          values={{ time: formatClock(state.until, locale) }}
        />
      );
    if (!state.opens) return <FormattedMessage {...openMessages.closed} />;
    const time = formatClock(state.opens.at, locale);
    if (state.opens.inDays === 0)
      return <FormattedMessage {...openMessages.opensToday} values={{ time }} />;
    return (
      <FormattedMessage
        {...openMessages.opensLater}
        values={{
          time,
          weekday: formatDay(addDays(dayIn(zone), state.opens.inDays), locale, { weekday: 'long' }),
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
