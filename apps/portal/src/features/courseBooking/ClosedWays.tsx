import { styled } from '@mui/material/styles';
import type { BookingOption } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  margin: 0,
  paddingLeft: space(16),
  display: 'grid',
  gap: space(4),
}));

const reasons = {
  USED_UP: messages.reasonUsedUp,
  EXPIRED: messages.reasonExpired,
  NOT_YET_VALID: messages.reasonNotYetValid,
  WRONG_CATEGORY: messages.reasonWrongCategory,
  WRONG_STUDIO: messages.reasonWrongStudio,
  TOO_MANY_BOOKINGS: messages.reasonTooMany,
} satisfies Record<NonNullable<BookingOption['invalidReason']>, MessageDescriptor>;

/** What the member holds and cannot use for this course, each with its reason. */
export function ClosedWays({ options }: { options: readonly BookingOption[] }) {
  const intl = useIntl();
  if (options.length === 0) return null;
  return (
    <List>
      {options.map(({ id, name, invalidReason }) => (
        <li key={id}>
          <FormattedMessage
            {...messages.notValid}
            values={{
              name,
              reason: intl.formatMessage(reasons[invalidReason ?? 'WRONG_CATEGORY']),
            }}
          />
        </li>
      ))}
    </List>
  );
}
