import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useAttention } from '#app/browser/use-attention.ts';
import { useInView } from '#app/browser/use-in-view.ts';
import { usePageVisible } from '#app/browser/use-page-visible.ts';
import { useReducedMotion } from '#app/browser/use-reduced-motion.ts';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';
import { services } from '#content/services.ts';
import { ids } from './ids.ts';
import { ServiceRow } from './service-row.tsx';

const count = services.length;

interface ServicesTabsProps {
  section: RefObject<Element | null>;
  selected: number;
  select: (index: number) => void;
}

/** The list of services on large screens. The selected one changes until the visitor chooses one. */
export function ServicesTabs({ section, selected, select }: ServicesTabsProps) {
  const [chosen, setChosen] = useState(false);
  const { attended, handlers } = useAttention();
  const inView = useInView(section, constants.servicesVisibilityThreshold);
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const rotating = !chosen && inView === true && pageVisible && !reducedMotion && !attended;

  if (chosen && inView === false) setChosen(false);

  useRotation({
    running: rotating,
    index: selected,
    count,
    interval: constants.servicesRotationInterval,
    show: select,
  });

  const choose = (index: number) => {
    select(index);
    setChosen(true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOfKey(event.key, selected);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs
    <div
      className="services-tabs"
      role="tablist"
      aria-orientation="vertical"
      aria-labelledby="services-title"
      data-rotating={rotating}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {services.map((service, index) => (
        <ServiceRow
          key={service.icon}
          number={index + 1}
          service={service}
          role="tab"
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          id={ids.tab(service.icon)}
          aria-controls={ids.panel(service.icon)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && select(index)}
          onFocus={() => select(index)}
          onClick={() => choose(index)}
        />
      ))}
    </div>
  );
}

function targetOfKey(key: string, selected: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
