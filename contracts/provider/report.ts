import { curlLine, ownHeaders } from './curl.ts';
import type { KitInteraction, TagPact } from './pacts.ts';
import type { SentRequest } from './recorder.ts';
import { statesToBuild, type Mismatch, type Result } from './results.ts';

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}...` : text);

const stateText = ({ name, params }: KitInteraction['providerStates'][number]): string =>
  params && Object.keys(params).length > 0 ? `${name} ${JSON.stringify(params)}` : name;

function mismatchLines({ where, expected, actual, says }: Mismatch): string[] {
  return [
    `        ${where}`,
    `          expected  ${shorten(expected)}`,
    `          actual    ${shorten(actual)}`,
    `          ${shorten(says)}`,
  ];
}

function requestLines({ method, url, headers, body }: SentRequest): string[] {
  const { pathname, search } = new URL(url);
  return [
    `        request ${method} ${pathname}${search}`,
    ...Object.entries(headers)
      .filter(([name]) => !ownHeaders.has(name))
      .map(([name, values]) => `          ${name}: ${values.join(', ')}`),
    ...(body.text === '' ? [] : [`          ${shorten(body.text)}`]),
  ];
}

/**
 * Formats a failure, the status first, and a command that repeats its request. A rerun sets up the
 * states again.
 */
export function failureLines(
  { mismatches, exchange: { request, answer } }: Result,
  interaction: KitInteraction,
): string[] {
  const [first, ...others] = mismatches;
  const status = first?.where === 'status' ? first : undefined;
  return [
    ...(status ? [`        status  expected ${status.expected}, actual ${status.actual}`] : []),
    `        given   ${interaction.providerStates.map(stateText).join(', ')}`,
    ...(request
      ? requestLines(request)
      : [`        request ${interaction.request.method} ${interaction.request.path} (not sent)`]),
    ...(answer ? [`        answer  ${answer.status} ${shorten(answer.body)}`] : []),
    ...(status ? others : mismatches).flatMap(mismatchLines),
    ...(request ? [`        ${curlLine(request)}`] : []),
  ];
}

const verdict = (result: Result): string => {
  if (result.passed) return 'ok   ';
  return statesToBuild(result).length > 0 ? 'todo ' : 'FAIL ';
};

/** Formats a section of the report; empty without lines. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, '', ...lines, ''] : [];

/** Lists the states that are not built yet, those first that most interactions need. */
function stateLines(results: readonly Result[]): string[] {
  const counts = new Map<string, number>();
  for (const name of results.flatMap((result) => [...new Set(statesToBuild(result))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `  ${String(count).padStart(4)}  ${name}`);
}

/**
 * Formats the report: interactions by tag, the operations that were not verified because they are
 * optional, the states that are not built yet, and each failure with its states, request, expected
 * values and response.
 */
export function reportText(
  pacts: readonly TagPact[],
  results: readonly Result[],
  optionalOperations: readonly string[],
): string {
  const byTitle = new Map(results.map((result) => [result.description, result]));
  const lines = pacts.flatMap(({ tag, pact }) => [
    '',
    tag,
    ...pact.interactions.map(({ description }) => {
      const result = byTitle.get(description);
      return `  ${result ? verdict(result) : '?    '} ${description}`;
    }),
  ]);
  const failures = pacts
    .flatMap(({ pact }) => pact.interactions)
    .flatMap((interaction) => {
      const result = byTitle.get(interaction.description);
      if (!result || result.passed || statesToBuild(result).length > 0) return [];
      return [`  FAIL  ${result.description}`, ...failureLines(result, interaction), ''];
    });
  return [
    ...lines,
    '',
    ...section(
      'Optional: the portal does not call these operations. They were not verified and do not fail the run; --all verifies them.',
      optionalOperations.map((operation) => `  -     ${operation}`),
    ),
    ...section(
      'Not built yet: the states endpoint answers 501 for these states, so the interactions that need them were skipped.',
      stateLines(results),
    ),
    ...(failures.length > 0 ? ['Failures', '', ...failures] : []),
    summaryLine(results),
    '',
  ].join('\n');
}

/** Formats a line such as `411 interactions: 380 passed, 2 failed, 29 not built yet`. */
function summaryLine(results: readonly Result[]): string {
  const passed = results.filter((result) => result.passed).length;
  const toBuild = results.filter((result) => statesToBuild(result).length > 0).length;
  const failed = results.length - passed - toBuild;
  const rest = toBuild > 0 ? `, ${toBuild} not built yet` : '';
  return `${results.length} interactions: ${passed} passed, ${failed} failed${rest}`;
}
