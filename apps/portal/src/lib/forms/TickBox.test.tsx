import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { TickBox } from './TickBox.tsx';

const showTickBox = (required: boolean) =>
  show(
    <TickBox
      id="terms"
      label="I accept the terms"
      ticked={false}
      onChange={() => undefined}
      required={required}
      error={undefined}
    />,
  );
const box = page.getByRole('checkbox', { name: 'I accept the terms', exact: true });
const asterisk = page.getByText('*');

test('exposes a required box as required and marks it', async () => {
  await showTickBox(true);
  await expect.element(box).toBeRequired();
  await expect.element(asterisk).toBeVisible();
});

test('exposes an optional box as not required', async () => {
  await showTickBox(false);
  await expect.element(box).not.toBeRequired();
  await expect.element(asterisk).not.toBeInTheDocument();
});
