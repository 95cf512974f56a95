import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scenarioCases } from '../scenarios/scenarioCases.ts';
import { buildCases, buildDerivedCases, type Case } from './cases.ts';
import { writePact } from './pactFile.ts';
import { expectedExchange, record } from './record.ts';
import type { Calls, Table, Tag } from './table.ts';

/**
 * Registers one test per interaction: rows of the tag, derived errors and scenarios. Writes
 * `pacts/<tag>.json` after all of them have passed; a filtered run leaves the file alone because it
 * would drop the other interactions. Call it once per file in `calls/`.
 */
export function definePact<T extends Tag>(
  tag: T,
  calls: Calls<T> & Table,
  scenarios: readonly Case[] = [],
): void {
  const cases = [
    ...buildCases(calls),
    ...buildDerivedCases(calls),
    ...scenarioCases(tag),
    ...scenarios,
  ];
  const twice = cases.find(
    ({ title }, index) => cases.findLastIndex((other) => other.title === title) > index,
  );
  if (twice)
    throw new Error(`Two rows have the title "${twice.title}". Distinguish them by \`when\`.`);
  const raw = mkdtempSync(join(tmpdir(), 'pact-'));
  let passed = 0;
  const rows = cases.map((aCase, index) => ({ aCase, index, title: aCase.title }));
  test.for(rows)('$title', async ({ aCase, index }) => {
    // Zero-padded so that folders sort in row order.
    const exchange = await record(aCase, join(raw, String(index).padStart(4, '0')));
    expect(exchange).toEqual(expectedExchange(aCase));
    passed += 1;
  });
  afterAll(() => {
    if (passed === rows.length) writePact(raw, tag);
    rmSync(raw, { recursive: true });
  });
}
