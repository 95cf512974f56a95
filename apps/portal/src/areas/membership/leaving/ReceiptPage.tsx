import Typography from '@mui/material/Typography';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { useResultStart } from '../../../lib/focus/useResultStart.ts';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PdfButtons } from '../../../lib/pdf/PdfButtons.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import type { Received } from './Received.ts';

/**
 * The receipt of a declaration, to be kept: what was declared, its number and the moment. It says nothing of what the studio has in its
 * books: nobody learns here who is a member.
 */
export function ReceiptPage({ title, received }: { title: MessageDescriptor; received: Received }) {
  const intl = useIntl();
  useResultStart();
  const { studio } = useStudio();
  const { receipt, name, contract, kind, ends } = received;
  const moment = formatInstant(receipt.dateTime, intl.locale, studio.zoneId, {
    dateStyle: 'long',
    timeStyle: 'medium',
  });
  const facts = [
    [messages.receipt, receipt.id],
    [messages.receivedAt, moment],
    [messages.name, name],
    [messages.membership, contract],
    ...(kind === undefined ? [] : [[messages.kind, kind] as const]),
    ...(ends === undefined ? [] : [[messages.ends, ends] as const]),
  ] as const satisfies readonly Fact[];
  const told = intl.formatMessage(messages.receivedText, { studio: studio.name });
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...title} />}
        description={told}
        next={
          <Panel sx={{ width: '100%', boxSizing: 'border-box' }}>
            <Typography variant="h2">{studio.name}</Typography>
            <FactList facts={facts} />
          </Panel>
        }
        actions={
          <PdfButtons
            label={<FormattedMessage {...messages.download} />}
            fileName={receipt.id}
            document={{
              title: intl.formatMessage(title),
              subtitle: studio.name,
              facts: facts.map(([label, value]) => [intl.formatMessage(label), value]),
              notes: [],
            }}
          />
        }
      />
    </ResultRoom>
  );
}
