import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AppointmentPrice, TrialWidget } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { radii, space } from '@studio-portal/ui/tokens';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { dayInZone, formatDay, formatInstant } from '../widget/days.ts';
import { usePortalAddress } from '../widget/portalAddress.ts';

const focusRing = { outline: '3px solid currentColor', outlineOffset: 2 };

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(32),
  boxSizing: 'border-box',
  minHeight: 320,
  padding: space(24),
  borderRadius: radii.card,
  color: theme.vars.palette.poster.contrastText,
  backgroundColor: theme.vars.palette.poster.main,
  '--sp-focus': theme.vars.palette.poster.contrastText,
  '& > div': { flex: '1 1 264px' },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& h3': { ...theme.typography.subtitle1, margin: 0 },
  '& p': { margin: `${space(8)} 0 0` },
}));

const Invitation = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > strong': {
    ...theme.typography.h1,
    marginBlock: space(16),
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& > .MuiButton-contained:not(.Mui-disabled)': {
    marginTop: 'auto',
    color: theme.vars.palette.poster.main,
    backgroundColor: theme.vars.palette.poster.contrastText,
    boxShadow: 'none',
  },
}));

const Days = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 84px), 1fr))',
  gap: space(16),
  margin: `${space(12)} 0 ${space(16)}`,
  padding: 0,
  '& li': { display: 'grid', alignContent: 'start', gap: space(8), listStyle: 'none' },
});

const Time = styled('a')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: `${space(8)} ${space(12)}`,
  border: '1px solid currentColor',
  borderRadius: radii.control,
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusRing,
}));

const AllTimes = styled('a')({
  color: 'inherit',
  '&:focus-visible': focusRing,
});

/** Card of the trial session: description, price, and next free times. */
export function TrialCard({ trial }: { trial: TrialWidget }) {
  const { config, slots, studio } = trial;
  const intl = useIntl();
  const id = useId();
  const portalAddress = usePortalAddress();
  const name = config.name ?? intl.formatMessage(messages.trialSession);
  const days = Map.groupBy(slots, ({ startDateTime }) => dayInZone(studio.zoneId, startDateTime));
  return (
    <Card aria-labelledby={id}>
      <Invitation>
        <h2 id={id}>{name}</h2>
        <p>
          {config.description}{' '}
          <FormattedMessage {...messages.minutes} values={{ minutes: config.durationMinutes }} />
        </p>
        <strong>{usePriceText(config.price, studio.currencyCode)}</strong>
        <Button variant="contained" size="large" href={portalAddress('/trial-session')}>
          <FormattedMessage {...messages.bookTrial} />
        </Button>
      </Invitation>
      <div>
        <h3>
          <FormattedMessage {...(slots.length > 0 ? messages.nextFree : messages.noTimes)} />
        </h3>
        <Days>
          {[...days].map(([day, slotsOfDay]) => (
            <li key={day}>
              {formatDay(day, intl.locale, { weekday: 'short', day: 'numeric', month: 'short' })}
              {slotsOfDay.map(({ startDateTime }) => (
                <Time
                  key={startDateTime.toJSON()}
                  href={portalAddress(`/trial-session/1?day=${day}`)}
                >
                  {formatInstant(startDateTime, intl.locale, studio.zoneId, { timeStyle: 'short' })}
                </Time>
              ))}
            </li>
          ))}
        </Days>
        {slots.length > 0 && (
          <AllTimes href={portalAddress('/trial-session')}>
            <FormattedMessage {...messages.allTimes} />
          </AllTimes>
        )}
      </div>
    </Card>
  );
}

function usePriceText(price: AppointmentPrice, currency: string): string {
  const intl = useIntl();
  const free = intl.formatMessage(messages.free);
  const money = typeof price === 'number' ? { amount: price, currency } : price.money;
  return money ? formatPrice(money, intl.locale, free) : free;
}
