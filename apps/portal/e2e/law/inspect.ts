import { expect, type Page, test } from '@playwright/test';
import type { LegalPlace } from './places.ts';
import type { Rule, Stop } from './Rule.ts';
import { rulesAt } from './rules.ts';

/** Kind of the annotations that name what was checked; the reporter collects them. */
export const annotationType = 'law';

/** Outcome of one rule on one page. */
export interface Outcome {
  id: string;
  stop: Stop;
  place: string;
  isMet: boolean;
}

const nameOf = ({ tenant, country }: LegalPlace): string => `${tenant} ${country}`;

/**
 * Expects a page to meet a rule; a page with a known gap must not meet it, so that the rule is updated when the
 * gap is closed.
 */
async function expectRule({ id, demand, check, gap }: Rule, ...visit: Parameters<Rule['check']>) {
  if (gap === undefined) return check(...visit);
  const isMet = await check(...visit).then(
    () => true,
    () => false,
  );
  if (isMet) throw new Error(`The page meets the rule ${id} now. Remove its gap: ${demand}`);
}

/**
 * Checks all rules of the place's country on a page, and reports those that fail at the end of the test.
 * @param email where the backend mails a confirmation, if the page sends one
 */
export async function inspect(
  page: Page,
  place: LegalPlace,
  stop: Stop,
  email = '',
): Promise<void> {
  for (const rule of rulesAt(place.country, stop))
    await test.step(rule.id, async () => {
      const failure = await expectRule(rule, { page, place, email }).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const outcome: Outcome = {
        id: rule.id,
        stop,
        place: nameOf(place),
        isMet: failure === undefined && rule.gap === undefined,
      };
      test.info().annotations.push({ type: annotationType, description: JSON.stringify(outcome) });
      expect.soft(failure, `${rule.id} on ${stop}: ${rule.demand}`).toBeUndefined();
    });
}
