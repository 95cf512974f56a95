#!/usr/bin/env node
/** Starts the sandbox. --help lists the options; environment: see OPERATIONS.md. */
import { createClock } from './platform/clock.ts';
import { saveRows } from './platform/database/savedRows.ts';
import { setBotProtection } from './domains/botProtection/rules.ts';
import { clearOutageCache } from './domains/service/outage.ts';
import { announce } from './app/start/announce.ts';
import { readOptions } from './app/start/options.ts';
import { StartupError, explainStartupError } from './app/start/startupErrors.ts';
import { openStore } from './app/start/store.ts';
import { readSeedFile } from './seed/file/seedFile.ts';
import { seed } from './seed/seed.ts';
import { runChores, pauseMilliseconds } from './app/chores.ts';
import { createServer } from './app/server.ts';
import { createServices } from './app/services.ts';
import { startBackgroundWork } from './app/backgroundWork.ts';
import { startWorker } from './app/worker.ts';

const options = readOptions(process.argv.slice(2), process.env);

try {
  const seedFile = options.seedFile === null ? null : readSeedFile(options.seedFile);
  const store = await openStore(options);
  const clock = createClock();
  if (options.clock) clock.runFrom(options.clock);
  await store.prepare(async (db) => {
    // Provider states bring their own rows.
    if (!options.providerStates) await seed(db, clock.now(), seedFile);
    await setBotProtection(db, options.botProtection);
  });
  // Known once it listens; port 0 takes any that is free.
  let listensAt = `http://localhost:${options.port}`;
  const services = createServices(store.db, clock, {
    portalOrigin: () => options.portalOrigin ?? listensAt,
    smtpUrl: options.smtpUrl,
    outbox: options.outbox,
    pushServices: options.pushServices,
    calendarOrigins: options.calendarOrigins,
    walletKeys: options.walletKeys,
  });
  const choreFailed = (error: unknown) => app.log.error({ error }, 'A chore failed');
  let stopWork = async () => {};
  /** Provider states decide themselves what time it is and what has happened, so there are no chores then. */
  const work = (delay: number) =>
    options.providerStates
      ? startWorker(services)
      : startBackgroundWork(services, choreFailed, delay);
  const { clock: start } = options;
  let restoreRows = async () => {};
  const reset = async () => {
    await stopWork();
    await services.background.idle();
    await restoreRows();
    clearOutageCache(store.db);
    clock.runFrom(start ?? new Date());
    stopWork = work(pauseMilliseconds);
  };
  const app = await createServer({
    services,
    logLevel: options.logLevel,
    portalDist: options.portalDist,
    docsDist: options.docsDist,
    origins: options.origins,
    trustProxy: options.trustProxy,
    validateAnswers: options.validateAnswers,
    brandPreview: options.hasPortal && seedFile === null,
    seed: seedFile,
    providerStates: options.providerStates,
    settableClock: start !== null,
    reset: start === null ? undefined : reset,
    botProtection: options.botProtection,
  });
  if (start !== null && !options.providerStates) {
    // Otherwise the first round of chores would change rows in the middle of the first test.
    await runChores(services, choreFailed);
    restoreRows = await saveRows(store.db);
  }
  const stop = async () => {
    await app.close();
    await stopWork();
    await store.close();
    console.log('The sandbox has stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  const address = await app
    .listen({ port: options.port, host: options.host })
    .catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
  const { port } = new URL(address);
  listensAt = `http://localhost:${port}`;
  // Not before: links lead to where it listens.
  stopWork = work(start === null ? 0 : pauseMilliseconds);
  announce(port, seedFile, options);
} catch (error) {
  // One line for whoever started it; what cannot be explained keeps its stack.
  const reason = explainStartupError(error, options);
  console.error(reason ?? error);
  process.exit(reason === null || !(error instanceof Error) ? 1 : StartupError.exitCode);
}
