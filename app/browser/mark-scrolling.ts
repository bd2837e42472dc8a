/** Sets what the bar's style depends on: `data-scrolled`, and `data-opaque` past this fraction of the window. */
export function markScrolling(fraction: number): void {
  const update = () => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
    documentElement.toggleAttribute('data-opaque', window.scrollY > window.innerHeight * fraction);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
}
