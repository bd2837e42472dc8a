/**
 * Marks the document as scrolled, and as scrolled past this fraction of the window's height. The bar's style
 * depends on both.
 */
export function markScrolling(fraction: number): void {
  const mark = () => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
    documentElement.toggleAttribute('data-opaque', window.scrollY > window.innerHeight * fraction);
  };
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
}
