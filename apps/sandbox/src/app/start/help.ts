const options = `  --port <number>       port (4100; environment PORT); 0 takes a free one
  --host <name>         address to listen on (localhost; environment HOST)
  --data <folder>       keeps the data in a folder; "memory" keeps nothing (environment DATA_DIR)
  --database-url <url>  keeps the data on a PostgreSQL server (environment DATABASE_URL)
  --fresh               deletes the data of the folder and seeds again
  --seed <file>         replaces the sample data by a chain of your own (JSON)
  --origin <origin>     lets pages of this origin call the API with cookies; repeatable`;

/** Printed by `--help` in the repository. OPERATIONS.md describes all settings. */
export const help = `npm start [-- options]: builds what has changed, then serves portal and sandbox.

${options}
  --outbox              shows mails under /outbox, the studio's desk under /desk and /brand-preview;
                        npm start sets it on localhost
  --help                prints this

Without --data, data are in .data/sandbox. All settings: apps/sandbox/OPERATIONS.md`;

/** Printed by `--help` of the package. */
export const packageHelp = `studio-portal-sandbox [options]: starts the reference backend of the studio portal, in memory.

${options}
  --version             prints the version
  --help                prints this

On localhost, mails are shown under /outbox and the studio's desk under /desk. More settings are
environment variables, such as CLOCK and PROVIDER_STATES: README.md`;
