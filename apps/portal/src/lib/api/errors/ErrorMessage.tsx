import { TraceId } from '@studio-portal/ui/TraceId';
import { useIntl } from 'react-intl';
import { errorText, renderTitle, useTraceLabels } from './useErrorText.ts';

/**
 * Renders an error inside an alert: our message for the code if there is one, otherwise the
 * server's text, sanitized (spec 2, section 8), plus the trace id of a fault of the server.
 * `timeZone` is the studio's, for times in the message.
 */
export function ErrorMessage({ error, timeZone }: { error: unknown; timeZone?: string }) {
  const intl = useIntl();
  const labels = useTraceLabels();
  const text = errorText(error, intl, timeZone);
  const { traceId } = text;
  return (
    <>
      {renderTitle(text)}
      {traceId && <TraceId value={traceId} labels={labels} />}
    </>
  );
}
