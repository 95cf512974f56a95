import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { annotationType, type Outcome } from './inspect.ts';
import { renderReport } from './report.ts';
import { routeOf } from './Rule.ts';
import { rules } from './rules.ts';

const file = new URL('../../../../docs/law.md', import.meta.url);

/** Writes the results of the rules to `docs/law.md`; fails the run if one was not checked on one of its pages. */
export default class LawReporter implements Reporter {
  private readonly outcomes: Outcome[] = [];

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations) {
      if (type !== annotationType || description === undefined) continue;
      const outcome: Outcome = JSON.parse(description);
      this.outcomes.push(outcome);
    }
  }

  // Playwright awaits a result only from a promise.
  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(file, renderReport(rules, this.outcomes, day));
    const missed = rules.flatMap(({ id, pages }) => {
      const seen = new Set(
        this.outcomes
          .filter((outcome) => outcome.id === id)
          .flatMap(({ stop }) => [stop, routeOf(stop)]),
      );
      return pages.filter((page) => !seen.has(page)).map((page) => `${id} on ${page}`);
    });
    if (missed.length === 0) return undefined;
    process.stderr.write(`Not checked:\n${missed.join('\n')}\n`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
