import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

function Addresses() {
  const { currentContractId, stepPath } = useSigningAddresses();
  return (
    <p>
      {String(currentContractId)} {stepPath(41_001, 'summary')} {stepPath(41_001, 'success')}
    </p>
  );
}

test.for([
  ['/', /^null .*\/summary .*\/success$/],
  ['/?contract=93101', /^93101 .*\/summary\?contract=93101 .*\/success$/],
  ['/?contract=x', /^0 .*\/summary\?contract=0 .*\/success$/],
] as const)('at %s, returns the contract %s and the next step %s', async ([at, expected]) => {
  await show(<Addresses />, { at });
  await expect.element(page.getByText(expected)).toBeVisible();
});
