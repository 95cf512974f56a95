/**
 * npm run shots: puts all pages of the portal with their states on contact sheets. With `--plan` it only checks
 * the arguments.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { startClockedSandbox } from '../e2e/startSandbox.ts';
import { patterns } from '../src/lib/address/patterns.ts';
import { InvalidChoiceError, readChoice, type Choice } from './choice.ts';
import { startAt } from './days.ts';
import type { Scene } from './Scene.ts';
import { redirects, otherScenes, scenes } from './scenes.ts';
import { writeSheets } from './sheet.ts';
import { type Shot, createStage } from './Stage.ts';

const folder = fileURLToPath(new URL('../.results/shots/', import.meta.url));

/** Number of scenes that play at the same time. */
const concurrency = 2;

/**
 * Plays the chosen scenes and writes the sheets.
 * @returns problems, one line each
 */
async function playScenes(choice: Choice): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const taken: Shot[] = [];
  const faults: string[] = [];
  const waiting = planScenes(choice);
  const start = startAt(choice.time);
  const [sandbox, browser] = await Promise.all([
    startClockedSandbox(start, 90),
    chromium.launch(chromiumOptions),
  ]);
  const { origin } = sandbox;
  const clockOffset = Date.parse(start) - Date.now();
  const play = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { brand, name, scene } = next;
      const { group } = scene;
      const stage = createStage({
        browser,
        origin,
        clockOffset,
        choice,
        group,
        brand,
        folder,
        taken,
      });
      const failure = await scene.play(stage).then(
        () => undefined,
        (error: unknown) => `${brand} ${name} could not be played to its end: ${String(error)}`,
      );
      await stage.end();
      if (failure) faults.push(failure);
      process.stdout.write(`${failure ?? `${brand} ${name}: done`}\n`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, play));
  const index = await writeSheets(browser, sortByRoute(taken), folder);
  await browser.close();
  await sandbox.stop();
  process.stdout.write(`${taken.length} shots: ${index}\n`);
  return [...faults, ...findUnseenRoutes(choice, taken)];
}

/** Lists the scenes of the groups for each brand, each once even if it shows several routes. */
const planScenes = ({ groups, brands }: Choice) => {
  const all: [string, Scene][] = [...Object.entries(scenes), ...Object.entries(otherScenes)];
  const first = new Map(all.toReversed().map(([name, scene]) => [scene, name]));
  return [...first]
    .toReversed()
    .flatMap(([scene, name]) => brands.map((brand) => ({ brand, name, scene })))
    .filter(
      ({ brand, scene: { group, only } }) => groups.includes(group) && (only ?? brand) === brand,
    );
};

/** Lists routes of the groups that no scene has shown although the list says so. */
function findUnseenRoutes({ groups, brands }: Choice, taken: readonly Shot[]): string[] {
  const seen = new Set<string>(taken.map(({ route }) => route));
  const all: [string, Scene][] = Object.entries(scenes);
  return all
    .filter(([, { group, only }]) => groups.includes(group) && (!only || brands.includes(only)))
    .filter(([route]) => !seen.has(route) && !redirects.has(route))
    .map(([route]) => `No scene showed the page ${route}.`);
}

/** Sorts screenshots in the order of the portal's routes. */
function sortByRoute(shots: readonly Shot[]): Shot[] {
  const names = Object.keys(patterns);
  const place = ({ route }: Shot) => (names.includes(route) ? names.indexOf(route) : names.length);
  return shots.toSorted((a, b) => place(a) - place(b));
}

const args = process.argv.slice(2);
try {
  const choice = readChoice(args.filter((one) => one !== '--plan'));
  const faults = args.includes('--plan') ? [] : await playScenes(choice);
  if (faults.length > 0) process.stderr.write(`\n${faults.join('\n')}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof InvalidChoiceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
