import { styled } from '@mui/material/styles';
import type { CreditEntry } from '@studio-portal/sdk/types';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { withMinusSign } from '@studio-portal/ui/withMinusSign';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(16),
    paddingBlock: space(12),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:last-child': { borderBottom: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& strong': {
    flex: 'none',
    fontWeight: fontWeights.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));

/** Entries added to the credit and spent from it, newest first. */
export function CreditEntries({ entries }: { entries: readonly CreditEntry[] }) {
  const { locale, formatNumber } = useIntl();
  const { studio } = useStudio();
  return (
    <List>
      {entries.map(({ type, name, amount, bookedAt }, index) => (
        <li key={index}>
          <span>
            {name}
            <br />
            <small>
              {formatMoment(bookedAt, locale, studio.zoneId)}
              {type === 'REVERSAL' && (
                <>
                  {' · '}
                  <FormattedMessage {...messages.reversal} />
                </>
              )}
            </small>
          </span>
          <strong>
            {withMinusSign(
              formatNumber(amount.amount, {
                style: 'currency',
                currency: amount.currency,
                signDisplay: 'exceptZero',
              }),
            )}
          </strong>
        </li>
      ))}
    </List>
  );
}
