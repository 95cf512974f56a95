import { useGetMigrationSteps } from '@studio-portal/sdk/api/account-migration';
import { mock } from '@studio-portal/sdk/msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { initialState, transition } from './machine.ts';
import { MigrationDialog } from './MigrationDialog.tsx';

function Wizard() {
  const { data } = useGetMigrationSteps();
  const [state, setState] = useState(initialState('INTRO'));
  return (
    data && (
      <MigrationDialog
        steps={data}
        state={state}
        send={(event) => setState(transition(state, event).state)}
        pending={false}
        error={null}
      />
    )
  );
}

test('focuses the box to tick after confirming without consent', async () => {
  await show(<Wizard />, { answers: [mock('getMigrationSteps', 200, 'migrationOffered')] });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('checkbox')).toHaveFocus();
  await expect
    .element(page.getByRole('checkbox'))
    .toHaveAccessibleDescription('Accept the terms and conditions');
});
