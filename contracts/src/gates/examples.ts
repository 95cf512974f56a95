import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { ErrorBody } from '@studio-portal/sdk/zod/schemas/ErrorBody';
import { describedOperation, jsonContent, type Json } from '../description.ts';

/** The part of a zod schema that is used here. */
interface Validator {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** An example of the API description with the SDK's schema for it. */
interface ExampleCheck {
  where: string;
  example: Json;
  validator: Validator | undefined;
}

async function exampleChecks(id: OperationId): Promise<ExampleCheck[]> {
  const validators: Record<string, Validator | undefined> = await import(
    `@studio-portal/sdk/zod/${operations[id].tag}`
  );
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const { requestBody, responses } = describedOperation(id);
  const requests = [...(jsonContent(requestBody)?.examples ?? [])].map(([example, value]) => ({
    where: `${id} request ${example}`,
    example: value,
    validator: validators[`${name}Body`],
  }));
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    [...(jsonContent(response)?.examples ?? [])].map(([example, value]) => ({
      where: `${id} ${status} ${example}`,
      example: value,
      validator: Number(status) < 400 ? validators[`${name}Response`] : ErrorBody,
    })),
  );
  return [...requests, ...answers];
}

/** Returns the validation error of an example; null if it is valid. */
function validationError({ where, example, validator }: ExampleCheck): string | null {
  if (!validator) return `${where}: the SDK has no schema for this example.`;
  const { success, error } = validator.safeParse(example);
  if (success) return null;
  const issues = (error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`,
  );
  return `${where}: ${issues.join('; ')}`;
}

/** Validates all examples of the given operations and counts them. */
export async function validateExamples(
  ids: readonly OperationId[],
): Promise<{ examples: number; errors: string[] }> {
  const pairs = (await Promise.all(ids.map(exampleChecks))).flat();
  return {
    examples: pairs.length,
    errors: pairs.map(validationError).filter((fault) => fault !== null),
  };
}
