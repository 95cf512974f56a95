import type { ErrorEvent } from '@sentry/browser';

/**
 * E-mail addresses and anything that may be a token, code, IBAN or card number: long runs of
 * digits, or of letters mixed with digits.
 */
const personal = [
  /[^\s@"'<>]+@[^\s@"'<>]+/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{8,}\b/g,
  /\d[\d .-]{5,}\d/g,
];

/** Replaces possible personal data in a text. */
export const redactPersonalData = (text: string): string =>
  personal.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), text);

/** Returns the path of an address without query, fragment and parameter segments. */
export const redactParameters = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return path
    .split('/')
    .map((segment) => (/^[a-z-]*$/.test(segment) ? segment : '…'))
    .join('/');
};

/**
 * Reduces an event to the error and its place in the code: no query, headers, user or personal
 * texts.
 */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { type, event_id, timestamp, platform, level, release, environment, tags } = event;
  return {
    type,
    ...(event_id === undefined ? {} : { event_id }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(platform === undefined ? {} : { platform }),
    ...(level === undefined ? {} : { level }),
    ...(release === undefined ? {} : { release }),
    ...(environment === undefined ? {} : { environment }),
    ...(tags === undefined ? {} : { tags }),
    request: { url: redactParameters(event.request?.url ?? '') },
    ...(event.exception?.values
      ? {
          exception: {
            values: event.exception.values.map((one) => ({
              ...one,
              ...(one.value === undefined ? {} : { value: redactPersonalData(one.value) }),
            })),
          },
        }
      : {}),
  };
}
