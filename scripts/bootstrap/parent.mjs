/** How often to look, in milliseconds. */
const lookEvery = 250;

/**
 * Calls back once when the process that started this one is gone, whatever ended it. Does not keep
 * this process alive.
 * @param {() => void} react
 */
export function whenParentGone(react) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, lookEvery);
  timer.unref();
}
