import { loadCode, freshAddress } from './accounts.ts';
import { findCourse, expect, expectAccessible, place, test } from './fixtures.ts';
import { tabAndPress, focusByKeyboard } from './keyboard.ts';

test.use({ locale: 'de-DE' });

test(
  'lets a new visitor on a German phone register, confirm, log in and book by keyboard',
  { tag: '@deep' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const course = await findCourse(page.request, place);
    const email = freshAddress('neu');
    const type = async (label: RegExp | string, text: string) => {
      await focusByKeyboard(page.getByLabel(label));
      await page.keyboard.type(text);
    };

    await page.goto(`${place.path}/course/${course.id}`);
    await tabAndPress(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Deine Kontaktdaten' })).toBeVisible();
    await tabAndPress(page.getByRole('main').getByRole('link', { name: 'Anmelden' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await tabAndPress(page.getByRole('link', { name: 'Registrieren' }));
    await type('Vorname', 'Nele');
    await type('Nachname', 'Neu');
    await type(/^E-Mail/, email);
    await type('Wähle ein Passwort', 'lila-Kessel-42-Fluss');
    await expectAccessible(page);
    await tabAndPress(page.getByRole('button', { name: 'Konto anlegen' }));
    await expect(page.getByRole('heading', { name: 'Schau in deine E-Mails' })).toBeVisible();
    await type('Code', await loadCode(page.request, email));
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    // The booking continues where it was interrupted, with the details from the registration.
    await expect(page.getByRole('heading', { name: 'Wie möchtest du bezahlen?' })).toBeVisible();
    await expect(page.getByText('Nele Neu')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);

    await focusByKeyboard(page.getByLabel('Neue Karte'));
    await page.keyboard.press('Space');
    await tabAndPress(page.getByRole('button', { name: 'Weiter' }));
    await tabAndPress(page.getByRole('button', { name: /^(?:Bestätigen|Confirm)$/ }));
    await expect(page.getByRole('heading', { name: 'Prüfe deine Buchung' })).toBeVisible();
    await expectAccessible(page);
    await tabAndPress(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
    await expectAccessible(page);
  },
);
