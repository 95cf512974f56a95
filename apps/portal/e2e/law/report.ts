import { countries } from './places.ts';
import type { Rule } from './Rule.ts';
import type { Outcome } from './inspect.ts';

export type Result = 'does not apply' | 'met' | 'not met' | 'not run';

/** Returns the result of a rule: unmet on any page, it is not met. */
function resultOf(rule: Rule, outcomes: readonly Outcome[]): Result {
  const own = outcomes.filter(({ id }) => id === rule.id);
  if (own.length === 0) return 'not run';
  if (!own.every(({ isMet }) => isMet)) return 'not met';
  return rule.notApplicable === undefined ? 'met' : 'does not apply';
}

const list = (values: readonly string[]): string => [...new Set(values)].join(', ');

const introduction = `# The law as a test

What consumer law demands of the pages of the portal, each rule with the browser test that checks it and its last result. The list helps a lawyer and a developer to talk about the same thing; it is no legal advice and no claim of compliance. Demands are in our words; the source is the text that counts. "Secondary" says what was not taken from that text.

This page is written by \`npm run law\`. To add a rule, append it to a file of \`apps/portal/e2e/law/rules/\`: what must hold, on which pages (a route, or a route and the state in which a journey or scene reaches it), in which countries, and a function that fails otherwise; then run the command. A rule that the portal does not meet has a \`gap\`: its test then expects to fail, so that the gap is removed when it is closed. A new page of the portal is classified in \`pageKinds.ts\`.`;

function renderRule(rule: Rule, outcomes: readonly Outcome[]): string {
  const own = outcomes.filter(({ id }) => id === rule.id);
  const where =
    rule.countries.length === countries.length ? 'all' : rule.countries.toSorted().join(', ');
  const notes = [rule.gap, rule.notApplicable].filter((note) => note !== undefined);
  return [
    `### ${rule.id}`,
    '',
    `**${resultOf(rule, outcomes)}**${notes.length > 0 ? `: ${notes.join(' ')}` : ''}`,
    '',
    rule.demand,
    '',
    `- Law: ${rule.legislator}, [${rule.statute}, ${rule.article}](${rule.source}), from ${rule.inForce}`,
    ...(rule.secondary === undefined ? [] : [`- Secondary: ${rule.secondary}`]),
    `- Contracts: ${list(rule.contracts)}`,
    `- Applies in: ${where}`,
    `- Pages: ${list(rule.pages)}`,
    `- Checked at: ${list(own.map(({ place }) => place).toSorted()) || 'nowhere'}`,
    '',
  ].join('\n');
}

/**
 * Renders `docs/law.md`.
 * @param day of the run, `YYYY-MM-DD`
 */
export function renderReport(
  rules: readonly Rule[],
  outcomes: readonly Outcome[],
  day: string,
): string {
  const results = rules.map((rule) => ({ rule, result: resultOf(rule, outcomes) }));
  const count = (one: Result) => results.filter(({ result }) => result === one).length;
  const rows = results.map(
    ({ rule, result }) =>
      `| [${rule.id}](#${rule.id}) | ${rule.legislator} | ${rule.article} | ${rule.demand} | ${result} |`,
  );
  return [
    introduction,
    '',
    `Last run: ${day}. ${rules.length} rules: ${count('met')} met, ${count('not met')} not met, ${count('does not apply')} not applicable.`,
    '',
    '| Rule | Law | Article | Demand | Result |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Rules',
    '',
    ...rules.map((rule) => renderRule(rule, outcomes)),
  ].join('\n');
}
