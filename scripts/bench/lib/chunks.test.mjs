import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extraBytes, readChunks, withNeeds } from './chunks.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-chunks-'));
  const files = {
    'index.js':
      'import{a}from"./shared.js";const load=()=>import(`./Course.js`),other=()=>import("./Home.js");a(load,other)',
    'shared.js': 'export const a=(...x)=>x;',
    'Home.js': 'import"./shared.js";export const home=1;',
    'Course.js':
      'import{a as b}from"./shared.js";import{c}from"./widget.js";export const course=b(c);',
    'widget.js': 'export const c=1;',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a part on demand costs itself and what it needs, less what is there already', () => {
  const chunks = readChunks(folder);
  const loaded = new Set([...withNeeds(chunks, 'index.js'), ...withNeeds(chunks, 'Home.js')]);
  expect([...loaded].toSorted()).toEqual(['Home.js', 'index.js', 'shared.js']);
  const bytes = (chunks.get('Course.js')?.bytes ?? 0) + (chunks.get('widget.js')?.bytes ?? 0);
  expect(extraBytes(chunks, loaded)).toEqual([{ file: 'Course.js', bytes }]);
});
