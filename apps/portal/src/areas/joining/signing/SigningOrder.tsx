import { contractMessages } from '../words/contractMessages.ts';
import Typography from '@mui/material/Typography';
import type { ContractPreview } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { FactList } from '../../../lib/page/FactList.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from '../offers/messages.ts';
import { PriceLines } from '../offers/PriceLines.tsx';
import { dayWords, extensionWords } from '../words/contractWords.ts';
import type { Signing } from './useSigning.tsx';

interface SigningOrderProps {
  signing: Signing;
  /** Undefined while it is worked out. */
  preview: ContractPreview | undefined;
}

/** What is ordered: every line of the price, term, end and renewal. It stands right above the order button (legal: order button, term). */
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
      <FactList
        facts={[
          [contractMessages.minimumTerm, formatTerm(term, intl)],
          [contractMessages.start, dayWords(preview.contractStartDate, intl)],
          [contractMessages.firstEnd, dayWords(preview.firstEndDate, intl)],
          ...(lastPossibleCancelationDate
            ? [[contractMessages.cancelBy, dayWords(lastPossibleCancelationDate, intl)] as const]
            : []),
          [contractMessages.after, extensionWords(extension, intl)],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage
          {...messages.withdrawal}
          values={{ day: dayWords(preview.withdrawalEndDate, intl) }}
        />
      </Typography>
    </Panel>
  );
}
