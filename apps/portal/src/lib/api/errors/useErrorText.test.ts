import { ApiError } from '@studio-portal/sdk';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { errorMessages } from './errorMessages.ts';
import { loadErrorMessages } from './loadErrorMessages.ts';
import { errorText } from './useErrorText.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

beforeAll(loadErrorMessages);

const fault = (errorCode: string, status = 409) =>
  new ApiError({
    status,
    message: 'Info: told by the server',
    body: '',
    items: [
      { errorCode, errorMessage: 'Info: told by the server', traceId: 'trace', typedArgs: [] },
    ],
    errorCode,
    operationId: 'sample',
    headers: new Headers(),
  });

test('uses our message for a known code', () =>
  expect(errorText(fault('booking.error.tooearly'), intl)).toEqual({
    title: errorMessages['booking.error.tooearly'].defaultMessage,
    traceId: undefined,
  }));

test('has the reference of a fault of the server', () =>
  expect(errorText(fault('internal.error', 500), intl).traceId).toBe('trace'));

// Properties that every object inherits are not error codes.
test.each(['constructor', '__proto__', 'toString'])('%s: shows the server’s text', (code) =>
  expect(errorText(fault(code), intl)).toMatchObject({
    title: 'told by the server',
  }),
);
