/** Not randomUUID, which a browser has on secure origins alone. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keys for requests that must not be done twice; a component keeps one ring (`useState(createKeyring)`).
 * @returns the same key as long as the same is asked for, so that pressing again after a broken connection repeats nothing; a new one
 *   for something else
 */
export function createKeyring(): (request: unknown) => string {
  let last = { request: '', key: '' };
  return (request) => {
    const text = JSON.stringify(request);
    if (last.request !== text) last = { request: text, key: randomKey() };
    return last.key;
  };
}
