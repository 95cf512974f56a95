import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type HostedAnswer, HostedForm, type SubmitHosted } from './HostedForm.tsx';

function Payment() {
  const form = useRef<SubmitHosted>(null);
  const [answer, setAnswer] = useState<HostedAnswer>();
  return (
    <>
      <HostedForm method="CREDIT_CARD" ref={form} />
      <button type="button" onClick={async () => setAnswer(await form.current?.())}>
        Order
      </button>
      <p role="status">{typeof answer === 'string' ? answer : answer && 'token'}</p>
    </>
  );
}

/** Sends a message to the page, as the form in the frame does. */
const notifyPage = (source: Window, data: object) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, source, origin: window.location.origin }),
  );

/** Does what the form does once it has loaded. */
function load(form: Window) {
  form.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    expect(data).toEqual({ type: 'hosted-card/submit' });
    notifyPage(form, { type: 'hosted-card/invalid' });
  });
  notifyPage(form, { type: 'hosted-card/height', height: 300 });
}

test.for(['after', 'before'])('submits the form if ordered %s it has loaded', async (moment) => {
  await show(<Payment />);
  const frame = page.getByTitle('Card details, entered at the payment provider').element();
  const form = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  if (!form) throw new Error('The frame has no window.');
  await expect
    .poll(() => [form.location.pathname, form.document.readyState])
    .toEqual(['/payment-provider/card', 'complete']);
  if (moment === 'after') load(form);
  await page.getByRole('button', { name: 'Order' }).click();
  if (moment === 'before') load(form);
  await expect.element(page.getByRole('status')).toHaveTextContent('invalid');
});
