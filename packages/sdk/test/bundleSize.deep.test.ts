import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createConsumer } from './consumer.ts';
import { run } from './run.ts';

const description = fileURLToPath(new URL('../../../api-spec/dist/openapi.json', import.meta.url));

/** A page with a list and a mutation, on hooks from two modules. */
const page = (list: string, booking: string, setUp: string) => `${setUp}
import { useListPublicCourses } from '${list}';
import { useBookCourse } from '${booking}';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

const week = { organizationUnitId: 1001, startDate: '2026-11-23', endDate: '2026-11-29' };
function Courses() {
  const { data } = useListPublicCourses(week);
  const { mutate, error } = useBookCourse();
  const request = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };
  return (
    <>
      {data?.map(({ id, name }) => <p key={id}>{name}</p>)}
      <button onClick={() => mutate({ data: request })}>{error ? 'Again' : 'Book'}</button>
    </>
  );
}
createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <Courses />
  </QueryClientProvider>,
);
`;

test('adds at most 3 kB to an application, compared with plain orval', async () => {
  const app = await createConsumer(['@tanstack/react-query', 'react', 'react-dom', 'vite']);
  onTestFinished(app.remove);
  const measure = async (folder: string, source: string) => {
    app.write(`${folder}/index.html`, '<script type="module" src="main.tsx"></script>');
    app.write(`${folder}/main.tsx`, source);
    const scripts = (await app.build(folder)).filter((file) => file.endsWith('.js'));
    return scripts.reduce((sum, file) => {
      const text = readFileSync(join(app.folder, folder, 'dist', file));
      return sum + gzipSync(text, { level: 9 }).length;
    }, 0);
  };

  app.write(
    'plain/orval.config.mjs',
    `export default {
  plain: {
    input: {
      target: ${JSON.stringify(description)},
      filters: { tags: ['bookable-items', 'calendar'] },
    },
    output: { target: 'api.ts', mode: 'tags', client: 'react-query', httpClient: 'fetch' },
  },
};
`,
  );
  const orval = fileURLToPath(new URL('../node_modules/.bin/orval', import.meta.url));
  const config = join(app.folder, 'plain/orval.config.mjs');
  await run(process.execPath, [orval, '--config', config], join(app.folder, 'plain'), 300_000);
  const plain = await measure('plain', page('./bookable-items.ts', './calendar.ts', ''));
  const withSdk = await measure(
    'sdk',
    page(
      '@studio-portal/sdk/api/bookable-items',
      '@studio-portal/sdk/api/calendar',
      `import { configureSdk } from '@studio-portal/sdk';
configureSdk({ context: () => ({ tenant: 'northside' }) });`,
    ),
  );
  expect(withSdk - plain).toBeLessThan(3_000);
});
