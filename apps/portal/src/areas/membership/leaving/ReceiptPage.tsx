import Typography from '@mui/material/Typography';
import type { DeclarationReceipt } from '@studio-portal/sdk/types';
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

/** Contents of a declaration, which the receipt repeats. */
interface Declaration {
  receipt: DeclarationReceipt;
  name: string;
  contract: string;
  /** Type and end date of a cancelation, in the page's words. */
  kind?: string;
  ends?: string;
}

/**
 * Receipt of a declaration to keep: its contents, number and time. It reveals nothing about the
 * studio's records, so that it does not disclose memberships.
 */
export function ReceiptPage({
  title,
  declaration,
}: {
  title: MessageDescriptor;
  declaration: Declaration;
}) {
  const intl = useIntl();
  useResultStart();
  const { studio } = useStudio();
  const { receipt, name, contract, kind, ends } = declaration;
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
  const description = intl.formatMessage(messages.receivedText, { studio: studio.name });
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...title} />}
        description={description}
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
