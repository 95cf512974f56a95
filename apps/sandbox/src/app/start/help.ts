/** Printed by `--help`. OPERATIONS.md describes all settings. */
export const help = `npm start [-- options]: builds what has changed, then serves portal and sandbox.

  --port <number>  port (4100; environment PORT)
  --host <name>    address to listen on (localhost; environment HOST)
  --fresh          deletes the data and seeds again
  --outbox         shows mails under /outbox, the studio's desk under /desk and /brand-preview;
                   npm start sets it on localhost
  --help           prints this

Data are in .data/sandbox; DATA_DIR=<folder> uses another, DATA_DIR=memory keeps nothing.
All settings: apps/sandbox/OPERATIONS.md`;
