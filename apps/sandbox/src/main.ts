/** Starts the sandbox. Options: --port, --host, --fresh, --outbox; environment: see README.md. */
import { createClock } from './clock.ts';
import { setBotProtection } from './domains/botProtection/rules.ts';
import { announce } from './start/announce.ts';
import { readOptions } from './start/options.ts';
import { StartFault, whyNot } from './start/faults.ts';
import { openStore } from './start/store.ts';
import { seed } from './seed/seed.ts';
import { startChores } from './server/chores.ts';
import { createServer } from './server/server.ts';
import { createServices } from './server/services.ts';
import { startWorker } from './server/worker.ts';

const options = readOptions(process.argv.slice(2), process.env);

try {
  const store = await openStore(options);
  const clock = createClock();
  if (options.clock) clock.runFrom(options.clock);
  await store.prepare(async (db) => {
    // Provider states bring their own rows.
    if (!options.providerStates) await seed(db, clock.now());
    await setBotProtection(db, options.botProtection);
  });
  // Known once it listens; port 0 takes any that is free.
  let listensAt = `http://localhost:${options.port}`;
  const services = createServices(store.db, clock, {
    portalOrigin: () => options.portalOrigin ?? listensAt,
    smtpUrl: options.smtpUrl,
    outbox: options.outbox,
    pushServices: options.pushServices,
  });
  const app = await createServer({
    services,
    logLevel: options.logLevel,
    portalDist: options.portalDist,
    docsDist: options.docsDist,
    trustProxy: options.trustProxy,
    validateAnswers: options.validateAnswers,
    providerStates: options.providerStates,
    settableClock: options.clock !== null,
    botProtection: options.botProtection,
  });
  let endChores = async () => {};
  let stopWorker = async () => {};
  const stop = async () => {
    await app.close();
    await endChores();
    await stopWorker();
    await store.close();
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
  stopWorker = startWorker(services);
  // Provider states decide themselves what time it is and what has happened.
  if (!options.providerStates)
    endChores = startChores(services, (error) => app.log.error({ error }, 'A chore failed'));
  announce(port, options);
} catch (error) {
  // One line for whoever started it; what cannot be explained keeps its stack.
  const reason = whyNot(error, options);
  console.error(reason ?? error);
  process.exit(reason === null || !(error instanceof Error) ? 1 : StartFault.exitCode);
}
