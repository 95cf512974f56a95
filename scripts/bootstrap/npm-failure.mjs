/** What npm's words mean for the person at the keyboard, most specific first. */
const causes = [
  {
    pattern: /\b(EACCES|EPERM|EROFS)\b/,
    advice:
      'npm may not write there. Make the folder and your npm cache (npm config get cache) writable for your user, then run the command again.',
  },
  { pattern: /\bENOSPC\b/, advice: 'The disk is full. About 1.5 GB are needed.' },
  {
    pattern:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b|network/i,
    advice:
      'The package registry could not be reached. The first run needs a network (or a proxy, see npm config); later runs do not.',
  },
  {
    pattern: /\bEUSAGE\b|in sync|npm install.*update your lock/i,
    advice:
      "package.json and package-lock.json do not fit together. Run 'npm install' and commit the lock file.",
  },
  {
    pattern: /\bEINTEGRITY\b/,
    advice:
      "A downloaded package is not the one in package-lock.json. Run 'npm cache verify' and try again.",
  },
];

/** Stack frames, npm's bookkeeping and empty lines say nothing to the person at the keyboard. */
const noise =
  /^npm (error|ERR!)\s*($|[a-z]+: |at |code |errno |syscall |path |type |'?\}|A complete log|FetchError|Error:)/;

/**
 * Turns the output of a failed `npm ci` into one message: what to do, then npm's own words, in a few
 * lines when the cause is known.
 * @param {string} output
 * @returns {string}
 */
export function explainNpmFailure(output) {
  const cause = causes.find(({ pattern }) => pattern.test(output));
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /^npm (error|ERR!)/.test(line) && !noise.test(line));
  // npm says some things twice.
  const said = [...new Set(errors.length > 0 ? errors : lines)].slice(0, cause ? 2 : 12);
  return [
    `The packages could not be installed (npm ci). ${cause?.advice ?? 'npm said:'}`,
    ...said.map((line) => `  ${line}`),
  ].join('\n');
}
