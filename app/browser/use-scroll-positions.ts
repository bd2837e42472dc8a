import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Milliseconds without scrolling after which a position is worth remembering. */
const settled = 100;

/**
 * A new page starts at its top; Back and Forward return to where the reader
 * was. The router's own ScrollRestoration jumps to a hash at once and logs
 * malformed ones, neither of which this site may do. The position is kept in
 * the history entry, so it survives a reload and needs no storage; across
 * documents the browser restores it by itself.
 */
export function useScrollPositions(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(location);

  useEffect(rememberPositions, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = location;
    if (previous === location) return;
    const newPage = previous.pathname !== location.pathname;
    const remembered: unknown = window.history.state?.scrollY;
    if (navigationType === 'POP' && typeof remembered === 'number') window.scrollTo(0, remembered);
    else if (newPage) window.scrollTo(0, 0);
  }, [location, navigationType]);
}

function rememberPositions() {
  let timer: ReturnType<typeof setTimeout>;
  const remember = () =>
    window.history.replaceState({ ...window.history.state, scrollY: window.scrollY }, '');
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(remember, settled);
  };
  const setManual = () => {
    window.history.scrollRestoration = 'manual';
  };
  const setAuto = () => {
    window.history.scrollRestoration = 'auto';
  };
  setManual();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', remember, { capture: true });
  window.addEventListener('pageshow', setManual);
  window.addEventListener('pagehide', setAuto);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', remember, { capture: true });
    window.removeEventListener('pageshow', setManual);
    window.removeEventListener('pagehide', setAuto);
  };
}
