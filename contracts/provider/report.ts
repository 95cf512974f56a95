import { curlLine, ownHeaders } from './curl.ts';
import type { KitInteraction, TagPact } from './pacts.ts';
import type { SentRequest } from './recorder.ts';
import type { Mismatch, Result } from './results.ts';

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

/** Formats a failure and a command that repeats its request. A rerun sets up the states again. */
function failureLines(result: Result, interaction: KitInteraction | undefined): string[] {
  const { request, answer } = result.exchange;
  return [
    `  FAIL  ${result.description}`,
    `        given   ${interaction?.providerStates.map(stateText).join(', ')}`,
    ...(request
      ? requestLines(request)
      : [`        request ${interaction?.request.method} ${interaction?.request.path} (not sent)`]),
    ...(answer ? [`        answer  ${answer.status} ${shorten(answer.body)}`] : []),
    ...result.mismatches.flatMap(mismatchLines),
    ...(request ? [`        ${curlLine(request)}`] : []),
    '',
  ];
}

/**
 * Formats the report: interactions by tag, then each failure with its states, request, expected
 * values and response, and the operations that were not verified because they are optional.
 */
export function reportText(
  pacts: readonly TagPact[],
  results: readonly Result[],
  optionalOperations: readonly string[],
): string {
  const byTitle = new Map(results.map((result) => [result.description, result]));
  const interactions = pacts.flatMap(({ pact }) => pact.interactions);
  const lines = pacts.flatMap(({ tag, pact }) => [
    '',
    tag,
    ...pact.interactions.map(({ description }) => {
      const result = byTitle.get(description);
      if (!result) return `  ?     ${description}`;
      return `  ${result.passed ? 'ok   ' : 'FAIL '} ${description}`;
    }),
  ]);
  const failures = interactions.flatMap((interaction) => {
    const result = byTitle.get(interaction.description);
    return result && !result.passed ? failureLines(result, interaction) : [];
  });
  const heading = failures.length > 0 ? ['Failures', ''] : [];
  const optional =
    optionalOperations.length > 0
      ? [
          'Optional: the portal does not call these operations. They were not verified and do not fail the run; --all verifies them.',
          '',
          ...optionalOperations.map((operation) => `  -     ${operation}`),
          '',
        ]
      : [];
  return [...lines, '', ...optional, ...heading, ...failures, summaryLine(results), ''].join('\n');
}

/** Formats a line such as `411 interactions: 409 passed, 2 failed`. */
function summaryLine(results: readonly Result[]): string {
  const failed = results.filter(({ passed }) => !passed).length;
  return `${results.length} interactions: ${results.length - failed} passed, ${failed} failed`;
}
