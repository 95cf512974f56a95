/**
 * For `setupFiles` of tests in a browser: effects run in the next task after what they belong to is rendered, not after the next
 * frame. On a busy machine a test's key or question came before that frame, one time in some thousand; nobody at a keyboard does.
 */
import { options } from 'preact';

options.requestAnimationFrame = (callback) => setTimeout(callback);
