/** Avoids randomUUID, which exists on secure origins only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Creates a source of idempotency keys; a component keeps one (`useState(createKeyring)`).
 * @returns the same key while the request stays the same, so that a retry after a broken connection
 * repeats nothing; a new key for another request
 */
export function createKeyring(): (request: unknown) => string {
  let last = { request: '', key: '' };
  return (request) => {
    const text = JSON.stringify(request);
    if (last.request !== text) last = { request: text, key: randomKey() };
    return last.key;
  };
}
