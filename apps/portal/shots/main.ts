/** npm run shots: every page of the portal in its faces, on contact sheets. With `--plan` it only reads what was asked for. */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { startClockedSandbox } from '../e2e/startSandbox.ts';
import { patterns } from '../src/lib/address/patterns.ts';
import { BadChoice, readChoice, type Choice } from './choice.ts';
import { instant } from './days.ts';
import type { Scene } from './Scene.ts';
import { leadOn, otherScenes, scenes } from './scenes.ts';
import { writeSheets } from './sheet.ts';
import { type Shot, stageOf } from './Stage.ts';

const folder = fileURLToPath(new URL('../.results/shots/', import.meta.url));

/** How many scenes are played at once. */
const players = 2;

/** Plays what was asked for and writes the sheets. @returns what went wrong, a line each */
async function takeShots(choice: Choice): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const taken: Shot[] = [];
  const faults: string[] = [];
  const waiting = plan(choice);
  const [sandbox, browser] = await Promise.all([
    startClockedSandbox(instant, 90),
    chromium.launch(chromiumOptions),
  ]);
  const { origin } = sandbox;
  const ahead = Date.parse(instant) - Date.now();
  const play = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { brand, name, scene } = next;
      const { group } = scene;
      const stage = stageOf({ browser, origin, ahead, choice, group, brand, folder, taken });
      const failure = await scene.play(stage).then(
        () => undefined,
        (error: unknown) => `${brand} ${name} could not be played to its end: ${String(error)}`,
      );
      await stage.end();
      if (failure) faults.push(failure);
      process.stdout.write(`${failure ?? `${brand} ${name}: done`}\n`);
    }
  };
  await Promise.all(Array.from({ length: players }, play));
  const index = await writeSheets(browser, inOrder(taken), folder);
  await browser.close();
  await sandbox.stop();
  process.stdout.write(`${taken.length} shots: ${index}\n`);
  return [...faults, ...unseen(choice, taken)];
}

/** The scenes of the groups on each brand, each once however many routes it shows. */
const plan = ({ groups, brands }: Choice) => {
  const all: [string, Scene][] = [...Object.entries(scenes), ...Object.entries(otherScenes)];
  const first = new Map(all.toReversed().map(([name, scene]) => [scene, name]));
  return [...first]
    .toReversed()
    .flatMap(([scene, name]) => brands.map((brand) => ({ brand, name, scene })))
    .filter(
      ({ brand, scene: { group, only } }) => groups.includes(group) && (only ?? brand) === brand,
    );
};

/** Pages of the groups that no scene came past: a scene that says it shows them does not. */
function unseen({ groups, brands }: Choice, taken: readonly Shot[]): string[] {
  const seen = new Set<string>(taken.map(({ route }) => route));
  const all: [string, Scene][] = Object.entries(scenes);
  return all
    .filter(([, { group, only }]) => groups.includes(group) && (!only || brands.includes(only)))
    .filter(([route]) => !seen.has(route) && !leadOn.has(route))
    .map(([route]) => `No scene showed the page ${route}.`);
}

/** As the routes stand in the portal's list, whoever was photographed first. */
function inOrder(shots: readonly Shot[]): Shot[] {
  const names = Object.keys(patterns);
  const place = ({ route }: Shot) => (names.includes(route) ? names.indexOf(route) : names.length);
  return shots.toSorted((a, b) => place(a) - place(b));
}

const args = process.argv.slice(2);
try {
  const choice = readChoice(args.filter((one) => one !== '--plan'));
  const faults = args.includes('--plan') ? [] : await takeShots(choice);
  if (faults.length > 0) process.stderr.write(`\n${faults.join('\n')}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof BadChoice)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
