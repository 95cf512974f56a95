import { ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import type { TypedArg } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import { formatInstant, parseInstant, readerZone } from '../dates.ts';
import { errorMessages, failureMessages } from './messages.ts';

/** A failure in the words of the reader. */
export interface ErrorText {
  title: string;
  traceId: string | undefined;
}

const isKnown = (code: string): code is keyof typeof errorMessages => code in errorMessages;

/** Timestamps are shown as date and time (specification 2, section 8). */
function argument({ type, value }: TypedArg, intl: IntlShape, timeZone: string): string {
  const instant = type === 'TIMESTAMP' ? parseInstant(value) : undefined;
  if (instant)
    return formatInstant(instant, intl.locale, timeZone, { dateStyle: 'full', timeStyle: 'short' });
  return value;
}

/** Puts a failure into words; `timeZone` is that of the studio, for the times in them. The server's "Info: " is never shown. */
export function errorText(
  error: unknown,
  intl: IntlShape,
  timeZone: string = readerZone(),
): ErrorText {
  if (error instanceof NetworkError)
    return { title: intl.formatMessage(failureMessages.unreachable), traceId: undefined };
  if (error instanceof TimeoutError)
    return { title: intl.formatMessage(failureMessages.timeout), traceId: undefined };
  if (!(error instanceof ApiError))
    return { title: intl.formatMessage(failureMessages.unknown), traceId: undefined };
  const { errorCode, items, traceId } = error;
  if (!isKnown(errorCode)) return { title: intl.formatMessage(failureMessages.unknown), traceId };
  const values = Object.fromEntries(
    (items[0]?.typedArgs ?? []).map((arg, index) => [String(index), argument(arg, intl, timeZone)]),
  );
  return { title: intl.formatMessage(errorMessages[errorCode], values), traceId };
}

/** What an ErrorState needs, but for `onRetry`. */
export function useErrorState(error: unknown, timeZone?: string) {
  const intl = useIntl();
  const { title, traceId } = errorText(error, intl, timeZone);
  const labels = {
    traceId: intl.formatMessage(failureMessages.trace),
    copy: intl.formatMessage(failureMessages.copyTrace),
    copied: intl.formatMessage(failureMessages.traceCopied),
  };
  return {
    title,
    retryLabel: intl.formatMessage(failureMessages.retry),
    ...(traceId ? { trace: { id: traceId, labels } } : {}),
  };
}
