import { styled } from '@mui/material/styles';
import type { ContractExitPromise } from '@studio-portal/sdk/types';
import { Collapsible } from '@studio-portal/ui/Collapsible';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { cancelMessages as messages } from './cancelMessages.ts';

const Charges = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space(16),
    overflowWrap: 'anywhere',
  },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& strong': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
}));

/**
 * Effect of a cancelation today: the last day, all remaining charges and what ends with the
 * contract. The server calculates it with the rules by which it cancels and charges.
 */
export function ExitPromise({ promise }: { promise: ContractExitPromise }) {
  const intl = useIntl();
  const { contractEndDate, stillCharged, lastCharge, lapses, charges } = promise;
  const others = lapses.slice(1).map(({ name }) => name);
  const facts: Fact[] = [
    [messages.ends, <strong key="end">{formatLongDay(contractEndDate, intl)}</strong>],
    [
      messages.stillCharged,
      <strong key="sum">
        {charges.length === 0
          ? intl.formatMessage(messages.nothing)
          : formatPrice(stillCharged, intl.locale)}
      </strong>,
    ],
    ...(lastCharge
      ? [[messages.lastCharge, formatLongDay(lastCharge.dueDate, intl)] as const]
      : []),
    ...(others.length > 0 ? [[messages.lapses, intl.formatList(others)] as const] : []),
  ];
  return (
    <div>
      <FactList facts={facts} />
      {charges.length > 0 && (
        <Collapsible title={intl.formatMessage(messages.charges, { count: charges.length })}>
          <Charges>
            {charges.map(({ name, dueDate, price }, index) => (
              <li key={index}>
                <span>
                  {name}
                  <br />
                  <small>
                    {formatLongDay(dueDate, intl)}
                    {price.amount < 0 && (
                      <>
                        {' · '}
                        <FormattedMessage {...messages.comesBack} />
                      </>
                    )}
                  </small>
                </span>
                <strong>{formatPrice(price, intl.locale)}</strong>
              </li>
            ))}
          </Charges>
        </Collapsible>
      )}
    </div>
  );
}
