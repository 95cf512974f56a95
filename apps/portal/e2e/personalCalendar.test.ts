import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { start } from './clock.ts';
import { expect, logInAs, place, test } from './fixtures.ts';
import { ownPort } from './release.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const stamp = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Serves a calendar that is busy from the start of the test for a number of days. */
async function serveCalendar(days: number): Promise<Server> {
  const end = new Date(start.getTime() + days * 86_400_000);
  const server = createServer((_, response) => {
    response
      .setHeader('Content-Type', 'text/calendar')
      .end(
        [
          'BEGIN:VCALENDAR',
          'BEGIN:VEVENT',
          'UID:1',
          `DTSTART:${stamp(start)}`,
          `DTEND:${stamp(end)}`,
          'END:VEVENT',
          'END:VCALENDAR',
        ].join('\r\n'),
      );
  }).listen(ownPort(), 'localhost');
  await once(server, 'listening');
  return server;
}

test.use({ allowsFailures: true });

test('suggests no class at busy times of the member’s own calendar', async ({ page }) => {
  await using _server = await serveCalendar(8);
  await logInAs(page.request, 'member@northside.example');
  await page.goto(place.path);
  const week = page.getByRole('region', { name: 'Your week' });
  const suggestions = week.getByRole('checkbox');
  await expect(suggestions).not.toHaveCount(0);
  const before = await suggestions.count();

  await week.getByRole('button', { name: 'Add your own calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your own calendar' });
  const address = dialog.getByLabel('Address of your calendar');
  await address.fill('https://127.0.0.1/basic.ics');
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await expect(address).toHaveAccessibleDescription(/^We can’t reach a calendar at this address/);
  await expectAccessibleAtAllWidths(page);
  await address.fill(`http://localhost:${ownPort()}/basic.ics`);
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await expect(week.getByText('Fits your calendar at localhost')).toBeVisible();
  await expect(week.getByText('This week we have no suggestion that fits.')).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);

  await week.getByRole('button', { name: 'Remove your calendar' }).click();
  await expect(page.getByText('Calendar removed')).toBeVisible();
  await expect(suggestions).toHaveCount(before);
});
