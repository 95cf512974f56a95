import { ApiError } from '@studio-portal/sdk';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { errorMessages } from './errorMessages.ts';
import { loadErrorWords } from './errorWords.ts';
import { errorText } from './useErrorText.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

beforeAll(loadErrorWords);

const fault = (errorCode: string) =>
  new ApiError({
    status: 409,
    message: 'Info: told by the server',
    body: '',
    items: [
      { errorCode, errorMessage: 'Info: told by the server', traceId: 'trace', typedArgs: [] },
    ],
    errorCode,
    operationId: 'sample',
    headers: new Headers(),
  });

test('a code with words of ours is said in them', () =>
  expect(errorText(fault('booking.error.tooearly'), intl)).toMatchObject({
    title: errorMessages['booking.error.tooearly'].defaultMessage,
    traceId: 'trace',
  }));

// What every object has by birth is no code of ours.
test.each(['constructor', '__proto__', 'toString'])('%s: what the server says', (code) =>
  expect(errorText(fault(code), intl)).toMatchObject({
    title: 'told by the server',
  }),
);
