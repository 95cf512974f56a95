import { styled } from '@mui/material/styles';
import type { BookingOption } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type IntlShape, useIntl, type MessageDescriptor } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { formatBenefit } from './benefitTypes.ts';
import { bookingMessages } from './bookingMessages.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  margin: 0,
  paddingLeft: space(16),
  display: 'grid',
  gap: space(4),
}));

const reasons = {
  USED_UP: bookingMessages.reasonUsedUp,
  EXPIRED: bookingMessages.reasonExpired,
  NOT_YET_VALID: bookingMessages.reasonNotYetValid,
  WRONG_CATEGORY: bookingMessages.reasonWrongCategory,
  WRONG_STUDIO: bookingMessages.reasonWrongStudio,
  TOO_MANY_BOOKINGS: bookingMessages.reasonTooMany,
  PAUSED: bookingMessages.reasonPaused,
  ACCESS_REFUSED: bookingMessages.reasonRefused,
  BLOCKED: bookingMessages.reasonBlocked,
} satisfies Record<NonNullable<BookingOption['invalidReason']>, MessageDescriptor>;

/** Formats why an option cannot be used, with the day from which it can if it is known. */
function formatReason(
  { invalidReason, validFrom, renewsOn }: BookingOption,
  intl: IntlShape,
): string {
  const day = (date: Date) => formatDay(fromWire(date), intl.locale, { dateStyle: 'medium' });
  if (invalidReason === 'NOT_YET_VALID' && validFrom)
    return intl.formatMessage(bookingMessages.reasonValidFrom, { date: day(validFrom) });
  if (invalidReason === 'USED_UP' && renewsOn)
    return intl.formatMessage(bookingMessages.reasonUsedUpUntil, { date: day(renewsOn) });
  return intl.formatMessage(reasons[invalidReason ?? 'WRONG_CATEGORY']);
}

/** Lists the member's booking options that cannot be used here, each with its type and the reason. */
export function UnusableOptions({ options }: { options: readonly BookingOption[] }) {
  const intl = useIntl();
  if (options.length === 0) return null;
  return (
    <List>
      {options.map((option) => (
        <li key={option.id}>
          <FormattedMessage
            {...bookingMessages.notValid}
            values={{ name: option.name, reason: formatReason(option, intl) }}
          />
          <br />
          {formatBenefit(option, intl)}
        </li>
      ))}
    </List>
  );
}
