/**
 * Writes the portal's texts for error codes into the build, one entry for each language. `npm run build` and `npm pack`
 * run it.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const locales = new URL('../../../apps/portal/locales/', import.meta.url);
const readTexts = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, locales), 'utf8'));

/** Failures without a code: no answer, or one that is not described. */
const failures = ['failure.timeout', 'failure.unknown', 'failure.unreachable'];
const isErrorText = ([key]: [string, string]) =>
  /\.error\.|^internal\.error$/.test(key) || failures.includes(key);

const folder = new URL('../dist/errorTexts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const file of globSync('*.json', { cwd: locales })) {
  const language = basename(file, '.json');
  const { 'nox.mobile.wrong.credentials': badCredentials = '', ...texts } = {
    // American English has only the texts that differ from British English.
    ...(language === 'en-US' && readTexts('en-GB')),
    ...readTexts(language),
  };
  const lines = Object.entries({ 'authentication.error.badcredentials': badCredentials, ...texts })
    .filter(isErrorText)
    .map((entry) => `  ${entry.map((text) => JSON.stringify(text)).join(': ')},\n`);
  writeFileSync(
    new URL(`${language}.js`, folder),
    `export const errorTexts = {\n${lines.join('')}};\n`,
  );
  writeFileSync(
    new URL(`${language}.d.ts`, folder),
    `/** Texts in ${language} by error code: ICU messages, whose arguments are the error's \`typedArgs\`. */
export declare const errorTexts: {
${failures.map((key) => `  readonly '${key}': string;\n`).join('')}  readonly [errorCode: string]: string | undefined;
};
`,
  );
}
