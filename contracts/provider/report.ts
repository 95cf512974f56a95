import { curlLine, ownHeaders } from './curl.ts';
import type { KitInteraction, TagPact } from './pacts.ts';
import type { SentRequest } from './recorder.ts';
import type { Mismatch, Result } from './results.ts';

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}...` : text);

const stateText = ({ name, params }: KitInteraction['providerStates'][number]): string =>
  params && Object.keys(params).length > 0 ? `${name} ${JSON.stringify(params)}` : name;

function mismatchLines({ where, expected, actual, says }: Mismatch): string[] {
  return [
    `        ${where}`,
    `          expected  ${short(expected)}`,
    `          actual    ${short(actual)}`,
    `          ${short(says)}`,
  ];
}

function requestLines({ method, url, headers, body }: SentRequest): string[] {
  const { pathname, search } = new URL(url);
  return [
    `        request ${method} ${pathname}${search}`,
    ...Object.entries(headers)
      .filter(([name]) => !ownHeaders.has(name))
      .map(([name, values]) => `          ${name}: ${values.join(', ')}`),
    ...(body.text === '' ? [] : [`          ${short(body.text)}`]),
  ];
}

/** What to look at and how to ask once more; the states must be set as they were, which a new run does. */
function failureLines(result: Result, interaction: KitInteraction | undefined): string[] {
  const { request, answer } = result.exchange;
  return [
    `  FAIL  ${result.description}`,
    `        given   ${interaction?.providerStates.map(stateText).join(', ')}`,
    ...(request
      ? requestLines(request)
      : [`        request ${interaction?.request.method} ${interaction?.request.path} (not sent)`]),
    ...(answer ? [`        answer  ${answer.status} ${short(answer.body)}`] : []),
    ...result.mismatches.flatMap(mismatchLines),
    ...(request ? [`        ${curlLine(request)}`] : []),
    '',
  ];
}

/**
 * The report as people read it: interactions by tag, the operationId first; then each failure with
 * what was set up, what was asked, what was expected and what came.
 */
export function reportText(pacts: readonly TagPact[], results: readonly Result[]): string {
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
  return [...lines, '', ...heading, ...failures, summaryOf(results), ''].join('\n');
}

/** `411 interactions: 409 passed, 2 failed` */
function summaryOf(results: readonly Result[]): string {
  const failed = results.filter(({ passed }) => !passed).length;
  return `${results.length} interactions: ${results.length - failed} passed, ${failed} failed`;
}
