import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { casesOf, type Case } from './cases.ts';
import { writePact } from './pactFile.ts';
import { expectedExchange, record } from './record.ts';
import type { Calls, Table, Tag } from './table.ts';

/**
 * Turns the table of a tag into tests, one a row, and their interactions into `pacts/<tag>.json`.
 * Called once in each file of `calls/`.
 */
export function contract<T extends Tag>(tag: T, calls: Calls<T> & Table): void {
  pact(tag, casesOf(calls));
}

/**
 * Turns cases into tests and, once all of them have passed, into a pact file. A run that was
 * narrowed to some of them leaves the file alone: it would lose the others.
 * @param name of the pact file, without ending
 */
export function pact(name: string, cases: readonly Case[]): void {
  const raw = mkdtempSync(join(tmpdir(), 'pact-'));
  let passed = 0;
  const rows = cases.map((aCase, index) => ({ aCase, index, title: aCase.title }));
  test.for(rows)('$title', async ({ aCase, index }) => {
    // The folders sort in the order of the rows.
    const exchange = await record(aCase, join(raw, String(index).padStart(4, '0')));
    expect(exchange).toEqual(expectedExchange(aCase));
    passed += 1;
  });
  afterAll(() => {
    if (passed === rows.length) writePact(raw, name);
    rmSync(raw, { recursive: true });
  });
}
