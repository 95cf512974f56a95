import type { ErrorEvent } from '@sentry/browser';

/** Addresses of people, and whatever may be a token, a code, an IBAN or a card: longer runs of letters and digits mixed, or of digits. */
const personal = [
  /[^\s@"'<>]+@[^\s@"'<>]+/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{8,}\b/g,
  /\d[\d .-]{5,}\d/g,
];

/** A text without what may be of a person. */
export const withoutPerson = (text: string): string =>
  personal.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), text);

/** The path of an address with its parameters left out: query, fragment, and segments that are no word of a route. */
export const withoutParameters = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return path
    .split('/')
    .map((segment) => (/^[a-z-]*$/.test(segment) ? segment : '…'))
    .join('/');
};

/** An event with no more than what went wrong and where in the code: no query, no headers, no user, no texts of a person. */
export function scrubbed(event: ErrorEvent): ErrorEvent {
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
    request: { url: withoutParameters(event.request?.url ?? '') },
    ...(event.exception?.values
      ? {
          exception: {
            values: event.exception.values.map((one) => ({
              ...one,
              ...(one.value === undefined ? {} : { value: withoutPerson(one.value) }),
            })),
          },
        }
      : {}),
  };
}
