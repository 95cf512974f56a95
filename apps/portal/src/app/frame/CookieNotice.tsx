import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { contentWidth, lowWindow, radii, space } from '@studio-portal/ui/tokens';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { recoverLostFocus } from '../../lib/focus/recoverLostFocus.ts';
import { hasChat } from '../../lib/browser/chat.ts';
import { saveConsent } from '../../lib/browser/consent.ts';
import { StepStart } from '../../lib/focus/StepStart.tsx';
import { cookieMessages } from './cookieMessages.ts';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';

// Needed only by users who customize their choice.
const CookiePreferences = lazyNamed(() => import('./CookiePreferences.tsx'), 'CookiePreferences');

const Layer = styled('section')(({ theme }) => ({
  // At the end of the flow and sticky, so that it never covers the focused element permanently:
  // scrolling to the end uncovers everything.
  position: 'sticky',
  // Above the bottom bar of a phone, whose button must stay reachable.
  bottom: 'var(--studio-bottom-bar, 0px)',
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${radii.card} ${radii.card} 0 0`,
  boxShadow: theme.shadows[8],
  maxHeight: '80dvh',
  overflowY: 'auto',
  [lowWindow]: { position: 'static', maxHeight: 'none' },
}));

const Inner = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(12)} ${space(24)}`,
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(16)} ${space(24)}`,
  '& p': { margin: 0 },
  '& > div:first-of-type': { flex: '1 1 280px' },
});

const Choices = styled('div')({
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  gap: space(8),
  // Refusing is as easy as accepting: same style, same size, side by side, for every brand (§ 25
  // TDDDG).
  '& > button': { flex: '1 1 140px' },
});

/**
 * Sets the scroll padding to the height of this element, so that focused elements scroll clear of
 * it.
 */
function useScrollPadding() {
  const layer = useRef<HTMLElement>(null);
  useEffect(() => {
    const notice = layer.current;
    if (!notice) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const staysInView = getComputedStyle(notice).position === 'sticky';
      style.scrollPaddingBottom = staysInView
        ? `calc(${notice.offsetHeight}px + var(--studio-bottom-bar, 0px))`
        : '';
    });
    observer.observe(notice);
    // The height of the window decides whether the notice stays in view.
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return layer;
}

/** Saves the choice. The notice disappears with the focused button, so the focus must move. */
function saveChoice(choice: Parameters<typeof saveConsent>[0]): void {
  saveConsent(choice, Date.now());
  recoverLostFocus();
}

/** First layer of the consent dialog: accept all and reject all with equal weight, or customize. */
export function CookieNotice() {
  const intl = useIntl();
  const [mode, setMode] = useState<'notice' | 'preferences'>('notice');
  const layer = useScrollPadding();
  const isHydrated = useHydrated();
  return (
    <Layer
      ref={layer}
      className="cookie-notice"
      // Hydrated later than the surrounding page (hydrating.css).
      data-hydrating={isHydrated ? undefined : ''}
      aria-label={intl.formatMessage(cookieMessages.title)}
    >
      <Inner>
        {mode === 'preferences' ? (
          <Suspense fallback={null}>
            <StepStart>
              <CookiePreferences onSaved={recoverLostFocus} />
            </StepStart>
          </Suspense>
        ) : (
          <>
            <div>
              <p>
                <FormattedMessage {...cookieMessages.text} />
              </p>
              <p>
                <FormattedMessage
                  {...(hasChat() ? cookieMessages.optional : cookieMessages.optionalStats)}
                />
              </p>
            </div>
            <Choices>
              <Button variant="outlined" onClick={() => saveChoice({ stats: false, chat: false })}>
                <FormattedMessage {...cookieMessages.rejectAll} />
              </Button>
              <Button
                variant="outlined"
                onClick={() => saveChoice({ stats: true, chat: hasChat() })}
              >
                <FormattedMessage {...cookieMessages.acceptAll} />
              </Button>
              <Button variant="text" onClick={() => setMode('preferences')}>
                <FormattedMessage {...cookieMessages.choose} />
              </Button>
            </Choices>
          </>
        )}
      </Inner>
    </Layer>
  );
}
