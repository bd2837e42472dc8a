/** Fetches the tooltips' code when a control that has one is first pointed at, focused or tapped. */
export function loadTooltipsOnFirstNeed(): void {
  const events = ['pointerover', 'focusin', 'click'] as const;
  const onEvent = async (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return;
    for (const name of events) document.removeEventListener(name, onEvent);
    const { listenForTooltips } = await import('./tooltips.ts');
    listenForTooltips(event);
  };
  for (const name of events) document.addEventListener(name, onEvent);
}
