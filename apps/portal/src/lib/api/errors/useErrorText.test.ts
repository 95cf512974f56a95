import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { sampleError } from '../../../testing/sampleError.ts';
import { errorMessages } from './errorMessages.ts';
import { loadErrorMessages } from './loadErrorMessages.ts';
import { errorText } from './useErrorText.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

beforeAll(loadErrorMessages);

test('uses our message for a known code', () =>
  expect(errorText(sampleError(409, 'booking.error.tooearly'), intl)).toEqual({
    title: errorMessages['booking.error.tooearly'].defaultMessage,
    traceId: undefined,
  }));

test('has the reference of a fault of the server', () =>
  expect(errorText(sampleError(500, 'internal.error'), intl).traceId).toBe('trace'));

// Properties that every object inherits are not error codes.
test.each(['constructor', '__proto__', 'toString'])('%s: shows the server’s text', (code) =>
  expect(errorText(sampleError(409, code), intl)).toMatchObject({
    title: 'told by the server',
  }),
);
