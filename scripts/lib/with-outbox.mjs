/**
 * On one's own machine mails are shown under /outbox. Where others can reach the sandbox their codes
 * are nobody else's business, and with a mail server they are sent.
 * @param {string[]} args for the sandbox
 * @returns {string[]}
 */
export function withOutbox(args) {
  const { SMTP_URL, HOST, OUTBOX } = process.env;
  const elsewhere = HOST !== undefined || args.some((arg) => /^--(host|outbox)\b/.test(arg));
  return SMTP_URL !== undefined || OUTBOX !== undefined || elsewhere ? args : [...args, '--outbox'];
}
