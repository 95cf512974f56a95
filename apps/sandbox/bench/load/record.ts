/** Records the statements of one booking, so that a bare route can send the same. */
import pg from 'pg';

export type Statement = {
  text: string;
  values: unknown[];
  /** First row returned by an insert, whose values appear in later statements. */
  made: unknown[] | null;
};

type Query = { text: string; rowMode?: string };

/**
 * Records the statements that all connections send during a call.
 * @returns the statements in order
 */
export async function recordStatements(run: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  if (!original)
    throw new Error(
      'pg.Client has no method query; adapt bench/load/record.ts to the new version of pg.',
    );
  const originalQuery: (...args: unknown[]) => unknown = original.value;
  Object.defineProperty(pg.Client.prototype, 'query', {
    ...original,
    value(this: pg.Client, ...args: [string | Query, unknown[]?]) {
      const [query, values = []] = args;
      const text = typeof query === 'string' ? query : query.text;
      const statement: Statement = { text, values: [...values], made: null };
      statements.push(statement);
      const answer = Reflect.apply(originalQuery, this, args);
      void storeInsertedRow(statement, answer);
      return answer;
    },
  });
  try {
    await run();
  } finally {
    Object.defineProperty(pg.Client.prototype, 'query', original);
  }
  return statements;
}

async function storeInsertedRow(statement: Statement, answer: unknown): Promise<void> {
  if (!/^insert.*returning/is.test(statement.text) || !(answer instanceof Promise)) return;
  const result: { rows?: unknown[] } = await answer.catch(() => ({}));
  const [row] = result.rows ?? [];
  if (Array.isArray(row)) statement.made = row;
}
