import type { KitInteraction, TagPact } from './pacts.ts';
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

function resultLines(result: Result, interaction: KitInteraction | undefined): string[] {
  if (result.passed) return [`  ok    ${result.description}`];
  return [
    `  FAIL  ${result.description}`,
    `        given   ${interaction?.providerStates.map(stateText).join(', ')}`,
    `        request ${interaction?.request.method} ${interaction?.request.path}`,
    ...result.mismatches.flatMap(mismatchLines),
  ];
}

/**
 * The report as people read it: interactions by tag, the operationId first, and for each failure
 * what was set up, what was asked, what was expected and what came.
 */
export function reportText(pacts: readonly TagPact[], results: readonly Result[]): string {
  const byTitle = new Map(results.map((result) => [result.description, result]));
  const lines = pacts.flatMap(({ tag, pact }) => [
    '',
    tag,
    ...pact.interactions.flatMap((interaction) => {
      const result = byTitle.get(interaction.description);
      return result ? resultLines(result, interaction) : [`  ?     ${interaction.description}`];
    }),
  ]);
  return [...lines, '', summaryOf(results), ''].join('\n');
}

/** `411 interactions: 409 passed, 2 failed` */
function summaryOf(results: readonly Result[]): string {
  const failed = results.filter(({ passed }) => !passed).length;
  return `${results.length} interactions: ${results.length - failed} passed, ${failed} failed`;
}
