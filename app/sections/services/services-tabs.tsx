import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isShortcut } from '#app/browser/is-shortcut.ts';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { useInView } from '#app/browser/use-in-view.ts';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';
import { serviceIds } from '#content/services.ts';
import { ids } from './ids.ts';
import { ServiceRow } from './service-row.tsx';

const count = serviceIds.length;

interface ServicesTabsProps {
  section: RefObject<Element | null>;
  activeIndex: number;
  /** The pointer, the keyboard or the timer has reached another tab. */
  onActivate: (index: number) => void;
  /** A tab was clicked. */
  onChoose: (index: number) => void;
  /** Stops the rotation. */
  paused: boolean;
  onLeaveView: () => void;
}

/** The list of services on large screens. The active one changes until the visitor chooses one. */
export function ServicesTabs(props: ServicesTabsProps) {
  const { section, activeIndex, onActivate, onChoose, paused } = props;
  const hydrating = useHydrating();
  const [hovered, setHovered] = useState(false);
  const inView = useInView(section, constants.servicesVisibilityThreshold);

  // A section that was never in view has not left it.
  const wasInView = useRef(false);
  const onLeaveView = useEffectEvent(props.onLeaveView);
  useEffect(() => {
    if (inView) wasInView.current = true;
    else if (wasInView.current) onLeaveView();
  }, [inView]);

  const rotating = useRotation({
    running: !paused && !hovered && inView === true,
    index: activeIndex,
    count,
    interval: constants.servicesRotationInterval,
    onAdvance: onActivate,
  });

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
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
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
          onFocus={() => onActivate(index)}
          onClick={() => onChoose(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </div>
  );
}
