import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentConsent, saveConsent } from '../../lib/browser/consent.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { ChatGate } from './ChatGate.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { CookiePreferences } from './CookiePreferences.tsx';

const chat = page.getByRole('checkbox', { name: 'Chat' });
const statistics = page.getByRole('checkbox', { name: 'Statistics' });
const accept = page.getByRole('button', { name: 'Accept all' });

/** Configures a chat as an operator does. */
const configureChat = () =>
  document.head.append(
    Object.assign(document.createElement('meta'), {
      name: 'chat-script',
      content: 'https://chat.example/widget.js',
    }),
  );

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name="chat-script"]')?.remove();
});

test('asks about statistics only if there is no chat', async () => {
  const notice = await show(<CookieNotice />);
  await expect.element(page.getByText(/cookies for statistics\.$/)).toBeVisible();
  await notice.unmount();
  await show(<CookiePreferences />);
  await expect.element(statistics).toBeVisible();
  await expect.element(chat).not.toBeInTheDocument();
  await expectAccessible();
  await accept.click();
  expect(currentConsent()).toMatchObject({ stats: true, chat: false });
});

test('asks about a configured chat and loads it only with consent', async () => {
  configureChat();
  const append = vi.spyOn(document.head, 'append').mockReturnValue(undefined);
  const scripts = () =>
    append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
  saveConsent({ stats: true, chat: false }, 0);
  await show(
    <>
      <ChatGate />
      <CookieNotice />
      <CookiePreferences />
    </>,
  );
  await expect.element(page.getByText(/statistics and chat\.$/)).toBeVisible();
  await expect.element(chat).not.toBeChecked();
  expect(scripts()).toEqual([]);
  await chat.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => scripts().map(({ src }) => src))
    .toEqual(['https://chat.example/widget.js']);
});
