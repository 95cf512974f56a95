const localHosts = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * On one's own machine mails are shown under /outbox. Where others can reach the sandbox their codes
 * are nobody else's business, and with a mail server they are sent.
 * @param {string[]} args for the sandbox
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} with the switch, where it is right
 */
export function withOutbox(args, env = process.env) {
  const decided = args.includes('--outbox') || env.OUTBOX !== undefined;
  const isLocal = localHosts.has(hostOf(args, env) ?? '');
  return decided || env.SMTP_URL !== undefined || !isLocal ? args : [...args, '--outbox'];
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
function hostOf(args, env) {
  const at = args.findIndex((arg) => /^--host(=|$)/.test(arg));
  if (at === -1) return env.HOST ?? 'localhost';
  return args[at]?.split('=')[1] ?? args[at + 1];
}
