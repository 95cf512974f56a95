import { getTenant } from '@studio-portal/sdk/api/tenant';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { SigningProblem } from './SigningProblem.tsx';

/** Returns the error of a call that receives this response. */
async function fetchError(status: number, body: object): Promise<unknown> {
  let isTenantAsked = false;
  const answer = http.get('*/tenant', () => {
    // The first request comes from the test's app shell.
    if (!isTenantAsked) {
      isTenantAsked = true;
      return undefined;
    }
    return HttpResponse.json(body, { status });
  });
  const { unmount } = await show(<p />, { answers: [answer] });
  const error: unknown = await getTenant().catch((refusal: unknown) => refusal);
  await unmount();
  return error;
}

const noProblem = {
  isUnknown: false,
  alreadySent: false,
  priceChanged: false,
  preview: { error: null, refetch: () => undefined },
};

const taxId = (fault: string) => ({
  errorCode: 'contract.error.taxidinvalid',
  errorMessage: 'The identity number is wrong or missing',
  typedArgs: [{ type: 'STRING', value: fault }],
});

// Identity check errors as users without an account see them (spec 5).
test.for([
  ['INVALID_TAX_ID', 'Identity number is invalid.'],
  ['UNSUPPORTED_GENDER', 'Wrong or missing value (Gender)'],
  ['MISSING_PLACE_OR_COUNTRY_OF_BIRTH', 'Wrong or missing value (Place of birth)'],
  ['SOMETHING_ELSE', 'Identity number is invalid.'],
] as const)('shows the identity error on signing: %s', async ([fault, said]) => {
  const error = await fetchError(422, taxId(fault));
  await show(<SigningProblem {...noProblem} error={error} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(said);
});

test.for([
  [
    { alreadySent: true },
    'This has already been sent, with other details. What was agreed then is in your email.',
  ],
  [
    { isUnknown: true },
    'We don’t know whether your signature arrived. Press the button again: you won’t sign twice.',
  ],
] as const)('says that the request may have arrived: %o', async ([changes, said]) => {
  await show(<SigningProblem {...noProblem} {...changes} error={null} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(said);
  expect(document.activeElement?.firstElementChild?.role).toBe('alert');
});
