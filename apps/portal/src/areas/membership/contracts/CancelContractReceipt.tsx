import Button from '@mui/material/Button';
import type { CancelationReceipt } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { contractMessages } from '../../joining/words/contractMessages.ts';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { useResultStart } from '../../../lib/focus/useResultStart.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PdfButtons } from '../../../lib/pdf/PdfButtons.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPageAddress } from './contractAddress.ts';
import { cancelMessages as messages } from './cancelMessages.ts';

/** Receipt of a cancelation to keep: number, time, last day and remaining charges. */
export function CancelContractReceipt({ receipt }: { receipt: CancelationReceipt }) {
  const intl = useIntl();
  useResultStart();
  const { studio, studioUuid } = useStudio();
  const { id, dateTime, contractId, moduleContractId, contractNumber, name } = receipt;
  const { contractEndDate, stillCharged, lastCharge } = receipt;
  const facts = [
    [messages.receipt, id],
    [
      messages.receivedAt,
      formatInstant(dateTime, intl.locale, studio.zoneId, {
        dateStyle: 'long',
        timeStyle: 'medium',
      }),
    ],
    [contractMessages.contractNumber, contractNumber],
    ...(contractEndDate ? [[messages.ends, formatLongDay(contractEndDate, intl)] as const] : []),
    ...(stillCharged
      ? [
          [
            messages.stillCharged,
            stillCharged.amount === 0
              ? intl.formatMessage(messages.nothing)
              : formatPrice(stillCharged, intl.locale),
          ] as const,
        ]
      : []),
    ...(lastCharge
      ? [[messages.lastCharge, formatLongDay(lastCharge.dueDate, intl)] as const]
      : []),
  ] as const satisfies readonly Fact[];
  const title = intl.formatMessage(
    moduleContractId === null ? messages.doneContract : messages.doneModule,
  );
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={title}
        description={<FormattedMessage {...messages.doneText} />}
        next={
          <Panel sx={{ width: '100%', boxSizing: 'border-box' }}>
            <strong>{name}</strong>
            <FactList facts={facts} />
          </Panel>
        }
        actions={
          <>
            <PdfButtons
              label={<FormattedMessage {...messages.download} />}
              fileName={id}
              document={{
                title,
                subtitle: `${name}, ${studio.name}`,
                facts: facts.map(([label, value]) => [intl.formatMessage(label), value]),
                notes: [],
              }}
            />
            <Button
              variant="text"
              component={Link}
              to={contractPageAddress(studioUuid, 'ACTIVE', contractId)}
            >
              <FormattedMessage {...messages.toContract} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
