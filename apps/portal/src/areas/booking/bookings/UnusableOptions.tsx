import { styled } from '@mui/material/styles';
import type { BookingOption } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { benefitTypes } from './benefitTypes.ts';
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
} satisfies Record<NonNullable<BookingOption['invalidReason']>, MessageDescriptor>;

/**
 * Lists the member's booking options that cannot be used here, each with its type and the reason;
 * options that are not valid yet show their first day.
 */
export function UnusableOptions({ options }: { options: readonly BookingOption[] }) {
  const intl = useIntl();
  if (options.length === 0) return null;
  return (
    <List>
      {options.map(({ id, type, name, invalidReason, validFrom }) => (
        <li key={id}>
          <FormattedMessage
            {...bookingMessages.notValid}
            values={{
              name,
              reason:
                invalidReason === 'NOT_YET_VALID' && validFrom
                  ? intl.formatMessage(bookingMessages.reasonValidFrom, {
                      date: formatDay(fromWire(validFrom), intl.locale, { dateStyle: 'medium' }),
                    })
                  : intl.formatMessage(reasons[invalidReason ?? 'WRONG_CATEGORY']),
            }}
          />
          <br />
          <FormattedMessage {...benefitTypes[type]} />
        </li>
      ))}
    </List>
  );
}
