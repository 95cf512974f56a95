/**
 * What React does and Preact does not: an input shows the value that it was given, whatever was typed or chosen, once its handler has
 * run. A switch whose wish is refused goes back, and a letter that a field does not take is not seen in it.
 */
import { options } from 'preact';

/** What each input on the page was given, by its element. @type {WeakMap<Element, { value?: string | number | null, checked?: boolean }>} */
const given = new WeakMap();

const controls = new Set(['input', 'select', 'textarea']);

const before = options.diffed?.bind(options);
options.diffed = (vnode) => {
  before?.(vnode);
  // The element of a node; its name in Preact's builds, which its own tools use as well.
  const element = Reflect.get(vnode, '__e');
  if (typeof vnode.type === 'string' && controls.has(vnode.type) && element)
    given.set(element, vnode.props);
};

/** @param {EventTarget | null} target @returns {target is HTMLInputElement} */
const isTicked = (target) =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);

/** @param {EventTarget | null} target @returns {target is HTMLInputElement | HTMLTextAreaElement} */
const isTyped = (target) =>
  (target instanceof HTMLInputElement && !isTicked(target)) ||
  target instanceof HTMLTextAreaElement;

/** @param {EventTarget | null} element */
function giveBack(element) {
  if (!(element instanceof Element)) return;
  const { value, checked } = given.get(element) ?? {};
  if (isTicked(element)) {
    if (checked !== undefined && element.checked !== checked) element.checked = checked;
    return;
  }
  if (value === undefined || value === null) return;
  if (!isTyped(element) && !(element instanceof HTMLSelectElement)) return;
  // "1." is 1 on its way to 1.5.
  const isSame =
    element.type === 'number'
      ? Number(element.value) === Number(value)
      : element.value === String(value);
  if (!isSame) element.value = String(value);
}

// Each kind after the event that its handler hears: a tick and a choice are heard at `change`, which comes after an `input`.
if (typeof document !== 'undefined') {
  // After what the handler has made Preact render, which waits in the same queue.
  document.addEventListener('input', ({ target }) => {
    if (isTyped(target)) queueMicrotask(() => giveBack(target));
  });
  document.addEventListener('change', ({ target }) => {
    if (isTyped(target)) return;
    queueMicrotask(() => {
      giveBack(target);
      // The browser has unchecked another one of the group.
      if (isTicked(target) && target.type === 'radio')
        for (const other of document.getElementsByName(target.name)) giveBack(other);
    });
  });
}
