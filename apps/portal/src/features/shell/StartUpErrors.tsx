import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { TraceId } from '@studio-portal/ui/TraceId';
import { errorText, useTraceLabels } from '../../lib/apiErrors/useErrorText.ts';
import { failureMessages } from '../../lib/apiErrors/failureMessages.ts';
import { MessagePage } from './MessagePage.tsx';
import { messages } from './messages.ts';

/** What kept the portal from starting, and a way to try again (specification 1, section 2.1). */
export function StartUpErrors({
  errors,
  onRetry,
}: {
  errors: readonly Error[];
  onRetry: () => void;
}) {
  const intl = useIntl();
  // Several calls that fail for one reason are one line to the reader.
  const texts = errors.map((error) => errorText(error, intl));
  const lines = [...new Set(texts.map(({ title }) => title))];
  const traceId = texts.find((text) => text.traceId)?.traceId;
  const labels = useTraceLabels();
  return (
    <MessagePage
      drawing="door"
      title={<FormattedMessage {...messages.startFailed} />}
      text={
        <span role="alert">
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </span>
      }
    >
      <Button variant="contained" onClick={onRetry}>
        <FormattedMessage {...failureMessages.retry} />
      </Button>
      {traceId && <TraceId value={traceId} labels={labels} />}
    </MessagePage>
  );
}
