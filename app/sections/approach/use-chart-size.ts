import { type RefObject, useEffect, useState } from 'react';
import type { ChartSize } from './annotations.ts';

/** Returns the chart's size. Undefined while disabled, which spares the example a second render. */
export function useChartSize(chart: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const [size, setSize] = useState<ChartSize>();

  useEffect(() => {
    const element = chart.current;
    if (!isEnabled || !element) return;
    const observer = new ResizeObserver(() => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const labels = parseFloat(getComputedStyle(element).marginLeft) / rem;
      setSize({ axis: element.clientWidth / rem, labels });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart, isEnabled]);

  return isEnabled ? size : undefined;
}
