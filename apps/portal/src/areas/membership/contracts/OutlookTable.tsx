import { styled } from '@mui/material/styles';
import type { ContractExtension, ContractOutlook, MemberContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDayRange, fromWire } from '../../../lib/dates/dates.ts';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { outlookMessages as messages } from './outlookMessages.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: `${space(4)} ${space(16)} 0 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '& thead th': { ...theme.typography.subtitle2, paddingBottom: space(8) },
  '& tbody th': {
    ...theme.typography.body2,
    paddingTop: space(8),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& td': { paddingBottom: space(8), fontVariantNumeric: 'tabular-nums' },
  '& td[data-different]': { fontWeight: fontWeights.medium },
}));

interface OutlookTableProps {
  contract: Pick<MemberContract, 'extension'>;
  kept: ContractOutlook;
  /** Outlook to compare with. */
  other: ContractOutlook;
  /** Name of the membership that `other` changes to, if any. */
  upgradeName: string | undefined;
  /** Last day whose charges the totals contain. */
  untilDate: Date;
}

/**
 * Compares keeping a contract with another choice: last day, next payment and total of twelve
 * months, as the server calculates them. Marks what differs.
 */
export function OutlookTable(props: OutlookTableProps) {
  const { contract, kept, other, upgradeName, untilDate } = props;
  const intl = useIntl();
  const formatEnd = ({ choice, endDate, upgrade }: ContractOutlook): string => {
    const day = formatLongDay(endDate, intl);
    const extension: ContractExtension = upgrade?.preview.extension ?? contract.extension;
    return choice === 'CANCEL' || extension.type === 'NONE'
      ? day
      : intl.formatMessage(messages.atTheEarliest, { day });
  };
  const formatPayment = ({ nextPayment }: ContractOutlook): string =>
    nextPayment
      ? intl.formatMessage(messages.payment, {
          price: formatPrice(nextPayment.price, intl.locale),
          day: formatLongDay(nextPayment.dueDate, intl),
        })
      : intl.formatMessage(messages.noPayment);
  const rows = [
    { label: messages.ends, format: formatEnd },
    { label: messages.nextPayment, format: formatPayment },
    {
      label: messages.total,
      format: ({ total }: ContractOutlook) => formatPrice(total, intl.locale),
    },
  ];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.KEEP} />
          </th>
          <th scope="col">
            <OtherName outlook={other} upgradeName={upgradeName} />
          </th>
        </tr>
      </thead>
      {rows.map(({ label, format }) => (
        <tbody key={label.id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              <FormattedMessage {...label} values={{ day: formatLongDay(untilDate, intl) }} />
            </th>
          </tr>
          <tr>
            <td>{format(kept)}</td>
            <td data-different={format(kept) === format(other) ? undefined : ''}>
              {format(other)}
            </td>
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

function OtherName({
  outlook: { pause },
  upgradeName,
}: {
  outlook: ContractOutlook;
  upgradeName: string | undefined;
}) {
  const intl = useIntl();
  if (pause) {
    const days = formatDayRange(fromWire(pause.startDate), fromWire(pause.endDate), intl.locale);
    return <FormattedMessage {...messages.paused} values={{ days }} />;
  }
  return upgradeName ?? <FormattedMessage {...messages.canceled} />;
}
