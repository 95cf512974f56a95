import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetPublicContractSignCondition } from '@studio-portal/sdk/api/contract-signing';
import { useListLegalConsents } from '@studio-portal/sdk/api/legal';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { useSigningErrors } from './useSigningErrors.ts';

interface Missing {
  earlyStart?: true;
  renewal?: true;
  textBlocks?: true;
  consents?: true;
  signature?: true;
}

const here = { organizationUnitId: 1001 };

function Errors({ missing }: { missing: Missing }) {
  const offer = useListContractOffers(here).data?.[0];
  const term = offer?.terms[0];
  const condition = useGetPublicContractSignCondition({
    ...here,
    contractOfferTermId: 41_001,
  }).data;
  const consents = useListLegalConsents(here).data;
  return (
    offer &&
    term &&
    condition &&
    consents && (
      <Loaded
        signing={{ offer, term, condition, consents, currentContract: null }}
        missing={missing}
      />
    )
  );
}

function Loaded({
  signing,
  missing,
}: {
  signing: Parameters<typeof useSigningErrors>[0];
  missing: Missing;
}) {
  const { check, errors } = useSigningErrors(
    signing,
    { earlyStart: true, renewal: true, signature: 'DRAWN' },
    {
      textBlockIds: missing.textBlocks ? [] : signing.condition.textBlocks.map(({ id }) => id),
      acceptedConsents: missing.consents ? ['PRIVACY'] : ['GENERAL_TERMS'],
      earlyStart: !missing.earlyStart,
      renewal: !missing.renewal,
      signature: missing.signature
        ? undefined
        : { type: 'TYPED', dataUrl: null, name: 'Mona Muster' },
    },
  );
  return (
    <>
      <button type="button" onClick={check}>
        Sign
      </button>
      <p>{errors.length === 0 ? 'Nothing missing' : errors.map(({ message }) => message).join()}</p>
    </>
  );
}

test.for<[Missing, string]>([
  [{}, 'Nothing missing'],
  [{ textBlocks: true }, 'Please accept the “General terms” text block'],
  [{ consents: true }, 'Please accept the “General terms” text block'],
  [{ earlyStart: true }, 'Tick that you want to start early, or choose a later start'],
  [{ renewal: true }, 'Agree to the renewal, or choose a membership that ends by itself'],
  [{ signature: true }, 'Your signature is missing'],
])('signing without %j shows: %s', async ([missing, message]) => {
  await show(<Errors missing={missing} />);
  await page.getByRole('button', { name: 'Sign' }).click();
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
});
