import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BookableKind } from '../courses/BookableKind.ts';
import type { UnavailableState } from '../courses/bookingState.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { Countdown } from '../../../lib/dates/Countdown.tsx';
import { formatFullMoment, formatMoment } from '../../../lib/dates/moments.ts';
import { timeLeft, useNow } from '../../../lib/dates/useNow.ts';

const headings = {
  canceled: messages.stateCanceled,
  over: messages.stateOver,
  closed: messages.stateClosed,
  full: messages.stateFull,
} as const;

interface NotBookableProps {
  state: UnavailableState;
  kind: BookableKind;
  /** Shown below the reason. */
  children?: ReactNode;
}

/** Explains why a course cannot be booked, or when booking opens, and links to the others. */
export function NotBookable({ state, kind, children }: NotBookableProps) {
  const intl = useIntl();
  const { studioUuid, studio } = useStudio();
  const openingTime = state.kind === 'opens' ? state.at : undefined;
  const present = useNow(openingTime);
  const left = openingTime && timeLeft(openingTime, present);
  const heading =
    state.kind === 'opens'
      ? intl.formatMessage(messages.stateOpens, {
          when: formatMoment(state.at, intl.locale, studio.zoneId, { inSentence: true }),
        })
      : intl.formatMessage(headings[state.kind]);
  return (
    <>
      <Typography variant="h2">{heading}</Typography>
      {openingTime && (
        <Typography color="textSecondary">
          {left === undefined ? (
            formatFullMoment(openingTime, intl.locale, studio.zoneId)
          ) : (
            <FormattedMessage {...messages.opensIn} values={{ left: <Countdown left={left} /> }} />
          )}
        </Typography>
      )}
      {children}
      <Button variant="outlined" component={Link} to={kind.list(studioUuid)}>
        <FormattedMessage {...kind.others} />
      </Button>
    </>
  );
}
