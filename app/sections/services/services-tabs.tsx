import { type KeyboardEvent, useRef } from 'react';
import { isShortcut } from '#app/browser/is-shortcut.ts';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { serviceIds } from '#content/services.ts';
import { ids } from './ids.ts';
import { ServiceRow } from './service-row.tsx';

const count = serviceIds.length;

interface ServicesTabsProps {
  activeIndex: number;
  rotating: boolean;
  /** The pointer or the keyboard has reached another tab. */
  onActivate: (index: number) => void;
  /** A tab was clicked. */
  onChoose: (index: number) => void;
}

/** The list of services on large screens. */
export function ServicesTabs({ activeIndex, rotating, onActivate, onChoose }: ServicesTabsProps) {
  const hydrating = useHydrating();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  // From the focused tab: the pointer may have selected another.
  const onKeyDown = (event: KeyboardEvent, focused: number) => {
    const [next, previous] = [(focused + 1) % count, (focused + count - 1) % count];
    const target = {
      ArrowDown: next,
      ArrowRight: next,
      ArrowUp: previous,
      ArrowLeft: previous,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined || isShortcut(event)) return;
    event.preventDefault();
    onActivate(target);
    tabs.current[target]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take focus
    <div
      className="services-tabs"
      data-only="scripts"
      role="tablist"
      aria-orientation="vertical"
      aria-labelledby="services-title"
      data-rotating={rotating}
    >
      {serviceIds.map((service, index) => (
        <ServiceRow
          key={service}
          service={service}
          role="tab"
          aria-selected={index === activeIndex}
          // Before hydration, arrow keys do not work, so each tab is a tab stop.
          tabIndex={hydrating || index === activeIndex ? 0 : -1}
          ref={(tab) => void (tabs.current[index] = tab)}
          id={ids.tab(service)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActivate(index)}
          onClick={() => onChoose(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </div>
  );
}
