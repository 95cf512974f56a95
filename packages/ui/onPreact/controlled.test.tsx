import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const nothing = () => undefined;

test('what a handler does not take is not shown', async () => {
  const heard = vi.fn<() => void>();
  await render(
    <>
      <select aria-label="Language" value="en" onChange={heard}>
        <option>en</option>
        <option>de</option>
      </select>
      <input type="checkbox" aria-label="Switch" checked={false} onChange={heard} />
      <input type="radio" aria-label="One" name="way" checked onChange={heard} />
      <input type="radio" aria-label="Other" name="way" checked={false} onChange={heard} />
      <input aria-label="Name" value="kept" onChange={heard} />
      <textarea aria-label="Words" value="kept" onChange={heard} />
    </>,
  );
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'de');
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await page.getByRole('checkbox', { name: 'Switch' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Switch' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Other' }).click();
  await expect.element(page.getByRole('radio', { name: 'One' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Name' }).fill('typed');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('kept');
  await page.getByRole('textbox', { name: 'Words' }).fill('typed');
  await expect.element(page.getByRole('textbox', { name: 'Words' })).toHaveValue('kept');
  expect(heard).toHaveBeenCalledTimes(5);
});

function Digits() {
  const [digits, setDigits] = useState('');
  return (
    <input
      aria-label="Code"
      value={digits}
      onChange={({ target }) => setDigits(target.value.replaceAll(/\D/g, ''))}
    />
  );
}

test('a field that takes digits alone shows them alone, and what is typed stays where nothing is given', async () => {
  await render(
    <>
      <Digits />
      <input aria-label="Free" defaultValue="a" onChange={nothing} />
    </>,
  );
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.click();
  await userEvent.keyboard('1x2');
  await expect.element(code).toHaveValue('12');
  await page.getByRole('textbox', { name: 'Free' }).fill('b');
  await expect.element(page.getByRole('textbox', { name: 'Free' })).toHaveValue('b');
});

function Settings() {
  const [settings, set] = useState({ mails: false, language: 'en', way: 'one' });
  return (
    <>
      <input
        type="checkbox"
        aria-label="Mails"
        checked={settings.mails}
        onChange={({ target }) => set({ ...settings, mails: target.checked })}
      />
      <select
        aria-label="Language"
        value={settings.language}
        onChange={({ target }) => set({ ...settings, language: target.value })}
      >
        <option>en</option>
        <option>de</option>
      </select>
      {['one', 'other'].map((way) => (
        <input
          key={way}
          type="radio"
          name="ways"
          aria-label={way}
          checked={settings.way === way}
          onChange={() => set({ ...settings, way })}
        />
      ))}
      <output>{JSON.stringify(settings)}</output>
    </>
  );
}

test('what a handler takes is shown, by pointer and by key, there and back', async () => {
  await render(<Settings />);
  const said = page.getByRole('status');
  const mails = page.getByRole('checkbox', { name: 'Mails' });
  await mails.click();
  await expect.element(mails).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(mails).not.toBeChecked();
  await userEvent.keyboard(' ');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'de');
  await page.getByRole('radio', { name: 'one' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'other' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'one' })).not.toBeChecked();
  await expect
    .element(said)
    .toHaveTextContent(JSON.stringify({ mails: true, language: 'de', way: 'other' }));
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('de');
});
