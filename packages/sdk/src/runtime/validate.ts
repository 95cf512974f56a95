import { safeParse } from 'zod/mini';
import { answers } from '../generated/answers.ts';
import { AnswerError } from './errors.ts';

const isKnown = (operationId: string): operationId is keyof typeof answers =>
  operationId in answers;

/** Compares an answer with its schema; says on the console what differs, or throws AnswerError. */
export async function validate(
  operationId: string,
  body: unknown,
  mode: 'warn' | 'throw',
): Promise<void> {
  if (!isKnown(operationId)) return;
  const result = safeParse(await answers[operationId](), body);
  if (result.success) return;
  const faults = result.error.issues
    .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
    .join('; ');
  const error = new AnswerError(
    `${operationId} answered what the description does not allow: ${faults}`,
  );
  if (mode === 'throw') throw error;
  console.warn(error.message);
}
