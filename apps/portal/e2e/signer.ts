import type { Page } from '@playwright/test';
import { chooseOption, fillDate } from './formInputs.ts';

/** Fills the fields of the person who signs a membership that all countries share. */
export async function fillSigner(page: Page, email: string): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Gerda'],
    ['Last name', 'Gast'],
    ['Email', email],
    ['Phone', '+49 30 0000009'],
    ['Street', 'Beispielweg'],
    ['House number', '3'],
    ['Postal code', '10115'],
    ['Town or city', 'Beispielstadt'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await fillDate(page, '1994-02-03');
}

/** Fills the fields that only Italy asks for: province, personal data for the tax office, and a document. */
export async function fillItalianFields(page: Page): Promise<void> {
  await chooseOption(page, 'Province', 'Milano');
  await chooseOption(page, 'Gender', 'Female');
  await page.getByLabel('Place of birth').fill('Milano');
  await chooseOption(page, 'Country of birth', 'Italy');
  await page.getByLabel('Identity number').fill('GSTGRD94B43F205T');
  await chooseOption(page, 'Kind of document', 'Identity card');
  await page.getByLabel('Document number').fill('CA00000AA');
}
