/** Fetches the tooltips' code when a control that has one is first pointed at, focused or tapped. */
export function loadTooltipsOnFirstNeed(): void {
  const events = ['pointerover', 'focusin', 'click'] as const;
  let latest: Event | undefined;
  const onEvent = async (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return;
    const loading = latest !== undefined;
    // A tap is a pointer first and a click at last: the last of them is what wants an answer.
    latest = event;
    if (loading) return;
    const tooltips = await import('./tooltips.ts').catch(() => undefined);
    if (tooltips) {
      for (const name of events) document.removeEventListener(name, onEvent);
      tooltips.listenForTooltips(latest);
    }
    // What does not arrive is asked for at the next need.
    latest = undefined;
  };
  for (const name of events) document.addEventListener(name, onEvent);
}
