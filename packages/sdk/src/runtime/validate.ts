import { type core, safeParse } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { answers } from '../generated/answers.ts';
import { AnswerError } from './callErrors.ts';
import { readTraceId } from './traceId.ts';

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

/** Validates a response against its schema; logs the differences or throws AnswerError, depending on the mode. */
export async function validate(
  operationId: string,
  body: unknown,
  mode: 'warn' | 'throw',
  response: Pick<Response, 'headers'>,
): Promise<void> {
  const schema = answers[operationId];
  if (!schema) return;
  // zod/mini ships without messages.
  const result = safeParse(await schema(), body, { error: localeError });
  if (result.success) return;
  const issues = [...new Set(formatIssues(result.error.issues))].join('; ');
  const error = new AnswerError(
    operationId,
    `response does not match the API description: ${issues}`,
    readTraceId(response),
  );
  if (mode === 'throw') throw error;
  console.warn(error.message);
}
