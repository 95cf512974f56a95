import { type core, safeParse } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { answers } from './generated/answers.ts';
import { AnswerError } from './runtime/callErrors.ts';
import type { Validate } from './runtime/config.ts';
import { readTraceId } from './runtime/traceId.ts';

const { localeError } = en();

/** Formats each issue as path and reason; for a union, the issues of every variant. */
const formatIssues = (
  issues: readonly core.$ZodIssue[],
  parentPath: readonly PropertyKey[] = [],
): string[] =>
  issues.flatMap((issue) => {
    const path = [...parentPath, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return issue.errors.flatMap((form) => formatIssues(form, path));
    return `${path.map(String).join('.') || 'body'}: ${issue.message}`;
  });

/** Returns an error if a response does not match its schema. */
async function findMismatch(
  operationId: string,
  body: unknown,
  response: Pick<Response, 'headers'>,
): Promise<AnswerError | undefined> {
  const schema = answers[operationId];
  if (!schema) return undefined;
  // zod/mini ships without messages.
  const result = safeParse(await schema(), body, { error: localeError });
  if (result.success) return undefined;
  const issues = [...new Set(formatIssues(result.error.issues))].join('; ');
  return new AnswerError(
    operationId,
    `response does not match the API description: ${issues}`,
    readTraceId(response),
  );
}

/** For the option `validate`: logs how a response differs from the API description. */
export const warnOnMismatch: Validate = async (...answer) => {
  const error = await findMismatch(...answer);
  if (error) console.warn(error.message);
};

/** For the option `validate`: throws an AnswerError if a response differs from the API description. */
export const throwOnMismatch: Validate = async (...answer) => {
  const error = await findMismatch(...answer);
  if (error) throw error;
};
