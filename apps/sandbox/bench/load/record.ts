/** What one booking says to PostgreSQL, statement by statement, so that a bare route can say the same. */
import pg from 'pg';

export type Statement = {
  text: string;
  values: unknown[];
  /** First row of what an insert gave back: later statements name what was made. */
  made: unknown[] | null;
};

type Query = { text: string; rowMode?: string };

/**
 * Runs something, and listens to all connections meanwhile.
 * @returns the statements in their order
 */
export async function recordStatements(run: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  if (!original) throw new Error('pg has no query any more.');
  const said: (...args: unknown[]) => unknown = original.value;
  Object.defineProperty(pg.Client.prototype, 'query', {
    ...original,
    value(this: pg.Client, ...args: [string | Query, unknown[]?]) {
      const [query, values = []] = args;
      const text = typeof query === 'string' ? query : query.text;
      const statement: Statement = { text, values: [...values], made: null };
      statements.push(statement);
      const answer = Reflect.apply(said, this, args);
      void keepMade(statement, answer);
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

async function keepMade(statement: Statement, answer: unknown): Promise<void> {
  if (!/^insert.*returning/is.test(statement.text) || !(answer instanceof Promise)) return;
  const result: { rows?: unknown[] } = await answer.catch(() => ({}));
  const [row] = result.rows ?? [];
  if (Array.isArray(row)) statement.made = row;
}
