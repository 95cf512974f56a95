/** Hashes of committed migrations, which never change because databases have run them. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

export type Migration = {
  /** Time of creation; the migrator runs migrations newer than the last one that a database has run. */
  when: number;
  sha256: string;
};

/** Keyed by name, such as `0000_init`. */
export type Migrations = Record<string, Migration>;

const folder = new URL('../drizzle/', import.meta.url);
const list = new URL('frozen.json', folder);

type Journal = { entries: { tag: string; when: number }[] };

/** Reads the migrations in the folder; omits those that are in the journal but missing. */
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

/** Returns a message for each difference from the frozen migrations. */
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
            `The migration ${name} is not frozen yet. When it is complete, run npm run migration -w apps/sandbox -- --freeze.`,
          ]
        : [
            `The migration ${name} is older than one that databases have run, so they would skip it. Delete it and create it again.`,
          ];
    }),
  ];
}

/** Adds new migrations to the list and leaves the others unchanged. */
export async function freezeNew(): Promise<void> {
  const frozen = await frozenMigrations();
  const all = { ...(await presentMigrations()), ...frozen };
  await writeFile(list, `${JSON.stringify(all, null, 2)}\n`);
}
