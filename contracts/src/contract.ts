import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scenariosOf } from '../scenarios/scenariosOf.ts';
import { casesOf, derivedCasesOf, type Case } from './cases.ts';
import { writePact } from './pactFile.ts';
import { expectedExchange, record } from './record.ts';
import type { Calls, Table, Tag } from './table.ts';

/**
 * Turns the table of a tag, and what no row can say, into tests, one an interaction. Once all of them
 * have passed the interactions stand in `pacts/<tag>.json`; a run that was narrowed to some of them
 * leaves the file alone, since it would lose the others. Called once in each file of `calls/`.
 */
export function contract<T extends Tag>(
  tag: T,
  calls: Calls<T> & Table,
  scenarios: readonly Case[] = [],
): void {
  const cases = [...casesOf(calls), ...derivedCasesOf(calls), ...scenariosOf(tag), ...scenarios];
  const twice = cases.find(
    ({ title }, index) => cases.findLastIndex((other) => other.title === title) > index,
  );
  if (twice) throw new Error(`Two rows are called "${twice.title}"; tell them apart by \`when\`.`);
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
    if (passed === rows.length) writePact(raw, tag);
    rmSync(raw, { recursive: true });
  });
}
