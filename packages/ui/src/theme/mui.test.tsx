import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { toPagePoint } from '../testing/toPagePoint.ts';
import { show } from '../testing/show.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('disables transitions with reduced motion', async () => {
  const prefer = (motion: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: motion }],
    });
  await prefer('no-preference');
  await show(<p style={{ transition: 'color 1s' }}>Slow</p>);
  const slow = page.getByText('Slow').element();
  expect(getComputedStyle(slow).transitionDuration).toBe('1s');
  await prefer('reduce');
  expect(getComputedStyle(slow).transitionDuration).toBe('0s');
});

test('delays a tooltip by 64 ms on hover', async () => {
  await show(
    <Tooltip title="Until 30 November">
      <Button>When?</Button>
    </Tooltip>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = page.getByText('When?').element();
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    ...toPagePoint(button, 9, 9),
  });
  await vi.advanceTimersByTimeAsync(63);
  expect(page.getByRole('tooltip').elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => page.getByRole('tooltip').elements().length).toBe(1);
});

test('opens a tooltip as description on keyboard focus, and closes it by Escape', async () => {
  await show(
    <Tooltip title="Until 30 November">
      <Button>When?</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'When?' }))
    .toHaveAccessibleDescription('Until 30 November');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

test('limits an alert to 768 pixels', async () => {
  await show(<Alert severity="info">The sauna opens at ten today.</Alert>);
  expect(page.getByRole('alert').element().getBoundingClientRect().width).toBe(768);
});

test('has buttons of 20, 40 and 50 pixels', async () => {
  await show(
    <>
      <Button size="small">S</Button>
      <Button>M</Button>
      <Button size="large">L</Button>
    </>,
  );
  const box = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  expect(['S', 'M', 'L'].map((name) => box(name).height)).toEqual([20, 40, 50]);
});

test('has text fields of 44 pixels', async () => {
  await show(<TextField label="Email" />);
  const root = page.getByRole('textbox', { name: 'Email' }).element().parentElement;
  expect(root?.getBoundingClientRect().height).toBe(44);
});
