// npm run docs: the reference of the description as HTML, which the sandbox serves under /docs.
import { buildDocs } from './lib/build.mjs';
import { main } from './lib/main.mjs';

await main(async () => {
  await buildDocs();
  process.stdout.write(
    'The reference stands in packages/sdk/reference/dist; npm start serves it under http://localhost:4100/docs\n',
  );
  return 0;
});
