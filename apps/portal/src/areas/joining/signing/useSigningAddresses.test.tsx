import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

function Addresses() {
  const { running, stepAt } = useSigningAddresses();
  return (
    <p>
      {String(running)} {stepAt(41_001, 'summary')}
    </p>
  );
}

test.for([
  ['/', /^null .*\/summary$/],
  ['/?contract=93101', /^93101 .*\/summary\?contract=93101$/],
  ['/?contract=x', /^0 .*\/summary\?contract=0$/],
] as const)('at %s the contract to change and the next step are %s', async ([at, expected]) => {
  await show(<Addresses />, { at });
  await expect.element(page.getByText(expected)).toBeVisible();
});
