/**
 * Loads a part of the portal that has a file of its own. When that fails without a network, it is loaded once the network is back;
 * whoever waits for it shows its fallback meanwhile.
 * @throws what the browser says when it fails with a network
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadPart(load);
  }
}
