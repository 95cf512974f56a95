/**
 * For `setupFiles` of tests in a browser: effects run right after what they belong to is rendered, as they do in React's own tests,
 * not after the next frame. A busy browser hands a test's key to the page before that frame, and before any timer: it found half a
 * page. Nobody at a keyboard is that fast.
 */
import { options } from 'preact';

options.requestAnimationFrame = (callback) => queueMicrotask(callback);
