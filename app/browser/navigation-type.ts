/** Returns how the page was reached: by a link or a typed URL, by a reload, or by Back or Forward. */
export function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
