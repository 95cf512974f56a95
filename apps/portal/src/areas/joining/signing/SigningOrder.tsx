import { contractMessages } from '../words/contractMessages.ts';
import Typography from '@mui/material/Typography';
import type { ContractPreview } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { FactList } from '../../../lib/page/FactList.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { voucherMessages } from '../../checkout/payment/voucherMessages.ts';
import { messages } from '../offers/messages.ts';
import { formatVoucher } from '../words/formatVoucher.ts';
import { PriceLines } from '../offers/PriceLines.tsx';
import { formatLongDay, formatExtension } from '../words/contractFormats.ts';
import type { Signing } from './useSigning.tsx';

interface SigningOrderProps {
  signing: Signing;
  /** Undefined while it is loading. */
  preview: ContractPreview | undefined;
}

/**
 * Order details: all price lines, term, end and renewal, directly above the order button (legal:
 * order button, term).
 */
export function SigningOrder({ signing, preview }: SigningOrderProps) {
  const intl = useIntl();
  if (!preview) return null;
  const { term, extension, lastPossibleCancelationDate } = preview;
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {signing.offer.name}
      </Typography>
      <PriceLines priced={preview} />
      {preview.voucher && (
        <FactList
          facts={[
            [voucherMessages.from, formatVoucher(preview.voucher, intl)],
            [messages.firstPaymentDue, formatSum(preview.firstPaymentDue, intl)],
          ]}
        />
      )}
      <FactList
        facts={[
          [contractMessages.minimumTerm, formatTerm(term, intl)],
          [contractMessages.start, formatLongDay(preview.contractStartDate, intl)],
          [contractMessages.firstEnd, formatLongDay(preview.firstEndDate, intl)],
          ...(lastPossibleCancelationDate
            ? [
                [
                  contractMessages.cancelBy,
                  formatLongDay(lastPossibleCancelationDate, intl),
                ] as const,
              ]
            : []),
          [contractMessages.after, formatExtension(extension, intl)],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage
          {...messages.withdrawal}
          values={{ day: formatLongDay(preview.withdrawalEndDate, intl) }}
        />
      </Typography>
    </Panel>
  );
}
