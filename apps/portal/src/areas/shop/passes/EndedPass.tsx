import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Pass } from '@studio-portal/sdk/types';
import { FramedRow } from '@studio-portal/ui/FramedList';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { messages } from './messages.ts';

/** Leaves the button beside it on phones. */
const Words = styled('div')({ flex: '1 1 0', minWidth: 120 });

/** Row of a used-up or expired pass. */
export function EndedPass({ pass }: { pass: Pass }) {
  const { locale } = useIntl();
  const { name, state, validUntil } = pass;
  return (
    <FramedRow>
      <Words>
        <Typography variant="subtitle1" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {state === 'EXPIRED' && validUntil ? (
            <FormattedMessage
              {...messages.expired}
              values={{ day: formatDay(fromWire(validUntil), locale, { dateStyle: 'long' }) }}
            />
          ) : (
            <FormattedMessage {...messages.usedUp} />
          )}
        </Typography>
      </Words>
      <BuyAgain pass={pass} />
    </FramedRow>
  );
}
