// npm run build: what an operator runs, in one folder (apps/server/README.md).
import { buildServer } from './lib/build.mjs';
import { main } from './lib/main.mjs';

await main(async () => {
  await buildServer();
  process.stdout.write(
    'What an operator runs is in apps/server/dist; see apps/server/README.md.\n',
  );
  return 0;
});
