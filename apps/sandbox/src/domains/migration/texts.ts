/** Texts of the account migration wizard, provided by the server (spec 2.3). */
import type { Schemas } from '../../platform/api.ts';
import { migrationWords } from './words.ts';
import { en } from './words/en.ts';
import type { MigrationWords } from './words/types.ts';

type Texts = Pick<Schemas['MigrationSteps'], 'step1' | 'step2' | 'step3' | 'step4'>;

/** @param language BCP 47, of the user; English if there are no texts in it */
export function findMigrationTexts(language: string | null): Texts {
  const [spoken = ''] = (language ?? '').toLowerCase().split('-');
  return toTexts(migrationWords.get(spoken) ?? en);
}

/** Every step has its consent (spec 2.2); the step that migrates the account asks to agree. */
function toTexts({ label, boxes: [read, agree], steps, ...links }: MigrationWords): Texts {
  const step = (
    [title, content, confirmText, cancelText]: (typeof steps)[number],
    box: string,
  ) => ({
    labelText: label,
    title,
    content,
    confirmText,
    cancelText,
    checkbox: {
      text: box,
      privacyPolicy: { url: '/privacy', urlText: links.privacyPolicy },
      termsAndConditions: { url: '/agb', urlText: links.termsAndConditions },
    },
  });
  const [first, second, third, fourth] = steps;
  return {
    step1: step(first, read),
    step2: step(second, agree),
    step3: step(third, read),
    step4: step(fourth, read),
  };
}
