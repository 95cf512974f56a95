import { http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearFormDrafts } from '../../../lib/forms/formDrafts.ts';
import { show } from '../../../testing/show.tsx';
import { AddressPage } from './AddressPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { PersonalPage } from './PersonalPage.tsx';

afterEach(clearFormDrafts);

test.each([
  ['contact data', <ContactPage key="contact" />, '*/contactdata', 'mona@northside.example'],
  ['address', <AddressPage key="address" />, '*/addressdata', /Via Campione/],
  ['personal data', <PersonalPage key="personal" />, '*/personaldata', 'Mona Beispiel'],
])('shows the saved %s before it has loaded again', async (_section, section, path, saved) => {
  let isFirst = true;
  const onlyOnce = http.get(path, () => {
    if (!isFirst) return new Promise<undefined>(() => undefined);
    isFirst = false;
    return undefined;
  });
  await show(section, { at: '/?change', member: true, answers: [onlyOnce] });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('link', { name: 'Change' })).toBeVisible();
  await expect.element(page.getByText(saved)).toBeVisible();
});
