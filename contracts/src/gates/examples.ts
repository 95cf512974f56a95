import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { ErrorBody } from '@studio-portal/sdk/zod/schemas/ErrorBody';
import { describedOperation, jsonOf, type Json } from '../description.ts';

/** What is used of a zod schema. */
interface Validator {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** An example of the description and the SDK's schema for it. */
interface Pair {
  where: string;
  example: Json;
  validator: Validator | undefined;
}

async function pairsOf(id: OperationId): Promise<Pair[]> {
  const validators: Record<string, Validator | undefined> = await import(
    `@studio-portal/sdk/zod/${operations[id].tag}`
  );
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const { requestBody, responses } = describedOperation(id);
  const requests = [...(jsonOf(requestBody)?.examples ?? [])].map(([example, value]) => ({
    where: `${id} request ${example}`,
    example: value,
    validator: validators[`${name}Body`],
  }));
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    [...(jsonOf(response)?.examples ?? [])].map(([example, value]) => ({
      where: `${id} ${status} ${example}`,
      example: value,
      validator: Number(status) < 400 ? validators[`${name}Response`] : ErrorBody,
    })),
  );
  return [...requests, ...answers];
}

/** What is wrong with an example as the SDK's schema sees it, in words; null when it parses. */
function parseFault({ where, example, validator }: Pair): string | null {
  if (!validator) return `${where}: the SDK has no schema for it.`;
  const { success, error } = validator.safeParse(example);
  if (success) return null;
  const issues = (error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`,
  );
  return `${where}: ${issues.join('; ')}`;
}

/** Faults of every example of some operations, and how many examples there were. */
export async function exampleFaults(
  ids: readonly OperationId[],
): Promise<{ examples: number; faults: string[] }> {
  const pairs = (await Promise.all(ids.map(pairsOf))).flat();
  return {
    examples: pairs.length,
    faults: pairs.map(parseFault).filter((fault) => fault !== null),
  };
}
