/** Migrations that have been committed, by what they say: databases somewhere have run them, so they never change. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

export type Migration = {
  /** When it was made: the migrator runs what is younger than the last one that a database has run. */
  when: number;
  sha256: string;
};

/** By name, such as `0000_init`. */
export type Migrations = Record<string, Migration>;

const folder = new URL('../drizzle/', import.meta.url);
const list = new URL('frozen.json', folder);

type Journal = { entries: { tag: string; when: number }[] };

/** The migrations as they are in the folder now; one that the journal names and that is missing is left out. */
export async function presentMigrations(): Promise<Migrations> {
  const journal: Journal = JSON.parse(
    await readFile(new URL('meta/_journal.json', folder), 'utf8'),
  );
  const present: Migrations = {};
  for (const { tag, when } of journal.entries) {
    const text = await readFile(new URL(`${tag}.sql`, folder)).catch(() => null);
    if (text !== null)
      present[tag] = { when, sha256: createHash('sha256').update(text).digest('hex') };
  }
  return present;
}

export async function frozenMigrations(): Promise<Migrations> {
  return JSON.parse(await readFile(list, 'utf8'));
}

const fix =
  'Restore it from git, and put the change into a migration of its own (npm run migration -w apps/sandbox -- --name what-changes).';

/** @returns a sentence for everything that is not as it was frozen */
export function violations(frozen: Migrations, present: Migrations): string[] {
  const entries = Object.entries(present);
  const newest = Math.max(0, ...Object.values(frozen).map(({ when }) => when));
  return [
    ...Object.entries(frozen).flatMap(([name, { when, sha256 }]) => {
      const now = present[name];
      if (!now) return [`The migration ${name} is gone, but databases have run it. ${fix}`];
      if (now.sha256 !== sha256)
        return [`The migration ${name} has changed, but databases have run it. ${fix}`];
      return now.when === when
        ? []
        : [
            `The time of the migration ${name} has changed in meta/_journal.json, so databases would run it again or never. ${fix}`,
          ];
    }),
    ...entries.flatMap(([name, { when }]) => {
      if (frozen[name]) return [];
      return when > newest
        ? [
            `The migration ${name} is not frozen yet: when it says all that it is to say, run npm run migration -w apps/sandbox -- --freeze.`,
          ]
        : [
            `The migration ${name} is older than one that databases have run, so they would pass it over: delete it and make it again.`,
          ];
    }),
  ];
}

/** Adds what is new to the list; what stands there stays as it is. */
export async function freezeNew(): Promise<void> {
  const frozen = await frozenMigrations();
  const all = { ...(await presentMigrations()), ...frozen };
  await writeFile(list, `${JSON.stringify(all, null, 2)}\n`);
}
