import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { toPagePoint } from '../testing/toPagePoint.ts';
import { show } from '../testing/show.tsx';
import {
  emptySignature,
  SignaturePad,
  type SignaturePadProps,
  type SignatureValue,
} from './SignaturePad.tsx';

const texts = { typeName: 'Or type your name', clear: 'Clear', empty: 'Empty', signed: 'Signed' };

async function showPad(error = false, shownTexts: SignaturePadProps['texts'] = texts) {
  const changed = vi.fn<(value: SignatureValue) => void>();
  function Signing() {
    const [value, setValue] = useState(emptySignature);
    return (
      <SignaturePad
        label="Signature"
        texts={shownTexts}
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
        required
        error={error}
        helperText={error ? 'This value is required' : undefined}
      />
    );
  }
  await show(<Signing />);
  return changed;
}

const pad = () => page.getByRole('img').element();
const name = () => page.getByRole('textbox', { name: 'Or type your name' });
const viewBox = () => pad().getAttribute('viewBox');

/** Moves the mouse over points of the pad: presses at the first one and ends at the last one. */
async function mouse(points: readonly [number, number][], lift = true) {
  const send = (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    [x, y]: readonly [number, number],
    buttons: number,
  ) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      ...toPagePoint(pad(), x, y),
      button: 'left',
      buttons,
      clickCount: 1,
    });
  const [first = [0, 0], ...rest] = points;
  await send('mouseMoved', first, 0);
  await send('mousePressed', first, 1);
  for (const point of rest) await send('mouseMoved', point, 1);
  if (lift) await send('mouseReleased', rest.at(-1) ?? first, 0);
}

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 800);
});

test('is 200 pixels high and 60 percent wide, on a phone 100 percent', async () => {
  await showPad();
  const page60 = document.body.clientWidth * 0.6;
  expect(pad().getBoundingClientRect().height).toBe(200);
  expect(pad().getBoundingClientRect().width).toBeCloseTo(page60, 0);
  await page.viewport(390, 800);
  expect(pad().getBoundingClientRect().width).toBeCloseTo(document.body.clientWidth, 0);
});

test('reports a stroke when the mouse is released or leaves, and nothing before', async () => {
  const changed = await showPad();
  await mouse(
    [
      [20, 50],
      [60, 90],
      [100, 50],
    ],
    false,
  );
  expect(changed).not.toHaveBeenCalled();
  await mouse([
    [20, 120],
    [80, 120],
  ]);
  await expect.poll(() => changed.mock.lastCall?.[0].lines.length).toBeGreaterThan(0);
  const calls = changed.mock.calls.length;
  await mouse(
    [
      [20, 150],
      [20, 190],
      [20, 260],
    ],
    false,
  );
  await expect.poll(() => changed).toHaveBeenCalledTimes(calls + 1);
  expect(changed.mock.lastCall?.[0].dataUrl).toMatch(/^data:image\/svg\+xml;base64,/);
  await expect.element(page.getByRole('img')).toHaveAccessibleName('Signed');
});

test('records the points of the pointer', async () => {
  const changed = await showPad();
  await mouse([
    [20, 50],
    [60, 90],
  ]);
  await expect.poll(() => changed).toHaveBeenCalledOnce();
  const [line = []] = changed.mock.lastCall?.[0].lines ?? [];
  expect(line[0]?.x).toBeCloseTo(19, -1);
  expect(line[0]?.y).toBeCloseTo(49, -1);
  expect(line.at(-1)?.x).toBeCloseTo(59, -1);
});

test('draws by touch instead of scrolling', async () => {
  const changed = await showPad();
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = (x: number, y: number) => [toPagePoint(pad(), x, y)];
  await touch('touchStart', at(30, 30));
  await touch('touchMove', at(30, 80));
  await touch('touchMove', at(60, 120));
  await touch('touchEnd', []);
  await expect.poll(() => changed).toHaveBeenCalledOnce();
  expect(changed.mock.lastCall?.[0].lines[0]?.length).toBeGreaterThan(1);
});

test('accepts a typed name by keyboard, and clears it', async () => {
  const changed = await showPad();
  await userEvent.tab();
  await expect.element(name()).toHaveFocus();
  await userEvent.keyboard('Sam');
  expect(changed.mock.lastCall?.[0]).toMatchObject({ lines: [] });
  expect(pad().querySelector('text')?.textContent).toBe('Sam');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith({ lines: [], dataUrl: '' });
  await expect.element(page.getByRole('img')).toHaveAccessibleName('Empty');
  await expect.element(name()).toHaveFocus();
});

test('focuses the group after clearing if names cannot be typed', async () => {
  const changed = await showPad(false, { clear: 'Clear', empty: 'Empty', signed: 'Signed' });
  await mouse([
    [20, 50],
    [60, 90],
  ]);
  await expect.poll(() => changed).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await expect.element(page.getByRole('group', { name: /^Signature/ })).toHaveFocus();
});

test('replaces a typed name by a stroke', async () => {
  const changed = await showPad();
  await name().fill('Sam');
  await mouse([
    [20, 50],
    [60, 90],
  ]);
  await expect.poll(() => changed.mock.lastCall?.[0].lines).toHaveLength(1);
  await expect.element(name()).toHaveValue('');
});

test('is redrawn 200 ms after the last resize', async () => {
  await showPad();
  const before = viewBox();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.viewport(500, 800);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(199);
  expect(viewBox()).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(viewBox).toBe(`0 0 ${pad().clientWidth} 200`);
});

test('connects label, asterisk, error and text with the group', async () => {
  await showPad(true);
  const group = page.getByRole('group', { name: /^Signature/ });
  expect(group.element().querySelector('legend')?.textContent).toMatch(/^Signature\s\*$/);
  await expect.element(name()).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAccessibleDescription('This value is required');
  await expect.element(name()).toBeInvalid();
  await expect.element(name()).toHaveAccessibleDescription('This value is required');
});
