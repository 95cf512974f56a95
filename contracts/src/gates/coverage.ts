import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { describedOperation, jsonOf, fileOf, prefixOf } from '../description.ts';
import { demandsRow } from '../derived.ts';
import { errorCodeOf, errorCodesOf } from '../errorCodes.ts';
import { isOperationId, operationIds } from '../operationIds.ts';
import type { Interaction, Pact } from '../pactFile.ts';

/** The beginnings that some interaction must have: each status, each named example, each error code. */
function demands(id: OperationId): string[] {
  return Object.entries(describedOperation(id).responses).flatMap(([status, response]) => {
    const { examples: named } = jsonOf(response) ?? fileOf(response) ?? { examples: [] };
    const examples = [...named];
    if (examples.length === 0) return [`${id} ${status} no content`];
    if (Number(status) < 400) return examples.map(([name]) => `${id} ${status} ${name}`);
    return errorCodesOf(id, Number(status))
      .filter((code) => demandsRow(id, code))
      .map((code) => `${id} ${status} ${code}`);
  });
}

const begins = (title: string, start: string): boolean =>
  title === start || title.startsWith(`${start}: `);

/** Whether a request goes where its operation is. */
function goesTo(id: OperationId, { method, path }: Interaction['request']): boolean {
  const template = prefixOf(id) + operations[id].path.replaceAll(/\{[^}]+\}/g, '[^/]+');
  return method === operations[id].method && new RegExp(`^${template}$`).test(path);
}

/** Returns whether the answer asks literally for the error code that its title names; a success has none. */
function answersCode(description: string, { status, body }: Interaction['response']): boolean {
  const [, , code] = description.replace(/:.*/, '').split(' ');
  return status < 400 || (body !== undefined && errorCodeOf(body.content) === code);
}

function misplaced(tag: string, { description, request, response }: Interaction): string[] {
  const [name = '', status] = description.split(' ');
  if (!isOperationId(name)) return [`"${description}" begins with no operation of the SDK.`];
  return [
    operations[name].tag === tag ? [] : `"${description}" stands in the pact of ${tag}.`,
    Number(status) === response.status ? [] : `"${description}" answers ${response.status}.`,
    answersCode(description, response) ? [] : `"${description}" answers another error code.`,
    goesTo(name, request) ? [] : `"${description}" goes to ${request.method} ${request.path}.`,
  ].flat();
}

/**
 * What is missing in the pacts, or does not belong there, in words; empty when everything that the
 * description declares has an interaction.
 */
export function coverageFaults(pacts: ReadonlyMap<string, Pick<Pact, 'interactions'>>): string[] {
  const titles = [...pacts.values()].flatMap(({ interactions }) =>
    interactions.map(({ description }) => description),
  );
  const missing = operationIds
    .flatMap(demands)
    .filter((start) => !titles.some((title) => begins(title, start)))
    .map((start) => `No interaction for "${start}": add a row to contracts/calls.`);
  const wrong = [...pacts].flatMap(([tag, { interactions }]) =>
    interactions.flatMap((interaction) => misplaced(tag, interaction)),
  );
  return [...missing, ...wrong];
}
