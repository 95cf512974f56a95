import type { KitInteraction } from './pacts.ts';
import { failureLines } from './report.ts';
import { statesToBuild, type Result } from './results.ts';
import type { Verification } from './verify.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML, which cannot contain control characters and lone surrogates. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n]|[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function testCase(tag: string, interaction: KitInteraction, result: Result | undefined): string {
  const start = `    <testcase classname="${escapeXml(tag)}" name="${escapeXml(interaction.description)}"`;
  const around = (inner: string) => `${start}>${inner}</testcase>`;
  if (!result) return around('<error message="not verified"/>');
  if (result.passed) return `${start}/>`;
  const toBuild = statesToBuild(result);
  if (toBuild.length > 0)
    return around(`<skipped message="${escapeXml(`not built yet: ${toBuild.join(', ')}`)}"/>`);
  const [first] = result.mismatches;
  const message = first ? `${first.where}: expected ${first.expected}, actual ${first.actual}` : '';
  const text = failureLines(result, interaction).join('\n');
  return around(`<failure message="${escapeXml(message)}">${escapeXml(text)}</failure>`);
}

function suites({ pacts, results }: Verification): string[] {
  const byTitle = new Map(results.map((result) => [result.description, result]));
  return pacts.flatMap(({ tag, pact: { interactions } }) => {
    const own = interactions.flatMap(({ description }) => byTitle.get(description) ?? []);
    const skipped = own.filter((result) => statesToBuild(result).length > 0).length;
    const failures = own.filter(({ passed }) => !passed).length - skipped;
    const errors = interactions.length - own.length;
    return [
      `  <testsuite name="${escapeXml(tag)}" tests="${interactions.length}" failures="${failures}" errors="${errors}" skipped="${skipped}">`,
      ...interactions.map((one) => testCase(tag, one, byTitle.get(one.description))),
      '  </testsuite>',
    ];
  });
}

/**
 * Formats results as JUnit XML: a suite per tag, a test case per interaction. Interactions whose
 * states are not built yet are skipped.
 */
export const junitXml = (verified: readonly Verification[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...verified.flatMap(suites),
    '</testsuites>',
    '',
  ].join('\n');
