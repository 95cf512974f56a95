import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w apps/sandbox -- --name what-changes` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/{domains,platform}/**/tables.ts',
  out: './drizzle',
  casing: 'snake_case',
});
