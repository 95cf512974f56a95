import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RouteNameProvider } from '../../lib/routes/RouteContext.tsx';
import { show } from '../../testing/show.tsx';
import { FlowShell } from './FlowShell.tsx';

test('closes the change of a membership to the offers that can replace it', async () => {
  await show(
    <RouteNameProvider name="contractStep">
      <FlowShell>Options</FlowShell>
    </RouteNameProvider>,
    { at: '/?contract=93101', menu: ['CONTRACT'] },
  );
  await expect
    .element(page.getByRole('link', { name: 'Close' }))
    .toHaveAttribute('href', expect.stringMatching(/\/contract\?contract=93101$/));
});

test('closes to the studio if its menu lacks the list', async () => {
  await show(
    <RouteNameProvider name="offerContact">
      <FlowShell>Contact details</FlowShell>
    </RouteNameProvider>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Close' }))
    .toHaveAttribute('href', expect.stringMatching(/\/studio\/[^/]+$/));
});
