/** Checks the rules of consumer law on the pages that no journey of `law.test.ts` visits, with the scenes of `npm run shots`. */
import type { Brand } from '../shots/choice.ts';
import type { Scene } from '../shots/Scene.ts';
import { scenes } from '../shots/scenes.ts';
import { expect } from './fixtures.ts';
import { inspect } from './law/inspect.ts';
import { journeys } from './law/journeys.ts';
import { legalPlaces } from './law/places.ts';
import { matches, routeOf, type Stop } from './law/Rule.ts';
import { rules } from './law/rules.ts';
import { createTestStage, test } from './sceneTest.ts';

const journeyStops = Object.values(journeys).flatMap(({ stops }) => stops);

/** Pages of rules that only scenes show. */
const sceneStops = new Set(
  rules
    .flatMap(({ pages }) => pages)
    .filter((page) => !journeyStops.some((stop) => matches(page, stop))),
);

const sceneOf: Partial<Record<string, Scene>> = scenes;

const brandOf = (scene: Scene): Brand => scene.only ?? 'northside';

/** Scenes to play, each once, with the pages to check. The trial session of the other chain has a price. */
const plays = new Map<string, { scene: Scene; brand: Brand; expected: Stop[] }>();
for (const stop of sceneStops) {
  const route = routeOf(stop);
  const scene = sceneOf[route];
  if (!scene) throw new Error(`No scene shows ${route}.`);
  const brand = /^trialSession(?:Cancel|SummaryOffer)$/.test(route) ? 'volt' : brandOf(scene);
  const [name] = Object.entries(scenes).find(([, one]) => one === scene) ?? [''];
  const key = `${name} at ${brand}`;
  const play = plays.get(key) ?? { scene, brand, expected: [] };
  play.expected.push(stop);
  plays.set(key, play);
}

for (const [name, { scene, brand, expected }] of plays)
  test(`meets the law around ${name}`, async ({ browser, sandbox }) => {
    test.setTimeout(300_000);
    const seen: Stop[] = [];
    const stage = createTestStage(browser, sandbox, scene, brand);
    const place = legalPlaces.find(({ studioId }) => studioId === stage.studioId);
    if (!place) throw new Error(`No country is known for studio ${stage.studioId}.`);
    await scene.play({
      ...stage,
      async shoot(page, route, state) {
        if (route === 'no page') return;
        const stop: Stop = `${route}: ${state}`;
        if (!expected.some((one) => matches(one, stop))) return;
        seen.push(stop);
        await inspect(page, place, stop);
      },
    });
    await stage.end();
    expect(new Set(seen)).toEqual(new Set(expected));
  });
