import { type core, safeParse } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { answers } from '../generated/answers.ts';
import { AnswerError } from './callErrors.ts';
import { traceIdOf } from './traceId.ts';

const { localeError } = en();

/** Path and reason of each fault; of a union, those of every form that it allows. */
const faultsOf = (
  issues: readonly core.$ZodIssue[],
  above: readonly PropertyKey[] = [],
): string[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return issue.errors.flatMap((form) => faultsOf(form, path));
    return `${path.map(String).join('.') || 'body'}: ${issue.message}`;
  });

/** Compares an answer with its schema; says on the console what differs, or throws AnswerError. */
export async function validate(
  operationId: string,
  body: unknown,
  mode: 'warn' | 'throw',
  response: Pick<Response, 'headers'>,
): Promise<void> {
  const schema = answers[operationId];
  if (!schema) return;
  // zod/mini brings no words of its own.
  const result = safeParse(await schema(), body, { error: localeError });
  if (result.success) return;
  const faults = [...new Set(faultsOf(result.error.issues))].join('; ');
  const error = new AnswerError(
    operationId,
    `answered what the description does not allow: ${faults}`,
    traceIdOf(response),
  );
  if (mode === 'throw') throw error;
  console.warn(error.message);
}
