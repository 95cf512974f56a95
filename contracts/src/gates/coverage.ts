import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { describedOperation, jsonContent, fileContent, serverPrefix } from '../description.ts';
import { needsInteraction } from '../derivedErrors.ts';
import { readErrorCode, declaredErrorCodes } from '../errorCodes.ts';
import { isOperationId, operationIds } from '../operationIds.ts';
import type { Interaction, Pact } from '../pactFile.ts';

/** Returns the title prefixes that must occur: one per status, named example and error code. */
function requiredTitles(id: OperationId): string[] {
  return Object.entries(describedOperation(id).responses).flatMap(([status, response]) => {
    const { examples: named } = jsonContent(response) ?? fileContent(response) ?? { examples: [] };
    const examples = [...named];
    if (examples.length === 0) return [`${id} ${status} no content`];
    if (Number(status) < 400) return examples.map(([name]) => `${id} ${status} ${name}`);
    return declaredErrorCodes(id, Number(status))
      .filter((code) => needsInteraction(id, code))
      .map((code) => `${id} ${status} ${code}`);
  });
}

const matchesTitle = (title: string, start: string): boolean =>
  title === start || title.startsWith(`${start}: `);

/** Returns whether the request matches the method and path of its operation. */
function hasOperationPath(id: OperationId, { method, path }: Interaction['request']): boolean {
  const template = serverPrefix(id) + operations[id].path.replaceAll(/\{[^}]+\}/g, '[^/]+');
  return method === operations[id].method && new RegExp(`^${template}$`).test(path);
}

/**
 * Returns whether the pact requires the error code in its title literally; always true for
 * successes.
 */
function hasErrorCode(description: string, { status, body }: Interaction['response']): boolean {
  const [, , code] = description.replace(/:.*/, '').split(' ');
  return status < 400 || (body !== undefined && readErrorCode(body.content) === code);
}

function findMismatches(tag: string, { description, request, response }: Interaction): string[] {
  const [name = '', status] = description.split(' ');
  if (!isOperationId(name))
    return [`"${description}" does not start with an operationId of the SDK.`];
  return [
    operations[name].tag === tag ? [] : `"${description}" is in the pact of another tag, ${tag}.`,
    Number(status) === response.status ? [] : `"${description}" has the status ${response.status}.`,
    hasErrorCode(description, response)
      ? []
      : `"${description}" has another error code in its response.`,
    hasOperationPath(name, request)
      ? []
      : `"${description}" is sent to ${request.method} ${request.path}.`,
  ].flat();
}

/**
 * Lists interactions that are missing or inconsistent; empty if the pacts cover everything that the
 * API description declares.
 */
export function coverageErrors(pacts: ReadonlyMap<string, Pick<Pact, 'interactions'>>): string[] {
  const titles = [...pacts.values()].flatMap(({ interactions }) =>
    interactions.map(({ description }) => description),
  );
  const missing = operationIds
    .flatMap(requiredTitles)
    .filter((start) => !titles.some((title) => matchesTitle(title, start)))
    .map((start) => `No interaction for "${start}": add a row to contracts/calls.`);
  const wrong = [...pacts].flatMap(([tag, { interactions }]) =>
    interactions.flatMap((interaction) => findMismatches(tag, interaction)),
  );
  return [...missing, ...wrong];
}
