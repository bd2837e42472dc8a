import './header.css';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { useScrolledPast } from '#app/browser/use-scrolled-past.ts';
import { Mark } from '#app/drawings/mark.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';
import { labels, navigation } from '#content/navigation.ts';

interface HeaderProps {
  /** Of the page it stands on. */
  path: string;
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
}

export function Header({ path, menuOpen, onMenuChange }: HeaderProps) {
  const scrolled = useScrolledPast(0);
  const pastHero = useScrolledPast(constants.headerOpaqueThreshold);
  const opaque = path !== '/' || pastHero || menuOpen;
  const button = useRef<HTMLButtonElement>(null);
  const label = menuOpen ? labels.closeMenu : labels.openMenu;

  useMenuLock(menuOpen, () => onMenuChange(false), button);

  return (
    <header className="bar" data-opaque={opaque} data-scrolled={scrolled} data-menu={menuOpen}>
      <div className="bar-inner wrap">
        <a className="brand" href="/" onClick={() => onMenuChange(false)}>
          <Mark />
          <span className="brand-words">
            <span className="brand-name">{company.name}</span>{' '}
            <span className="brand-tagline">{company.tagline}</span>
          </span>
        </a>
        <button
          ref={button}
          className="menu-button"
          type="button"
          aria-label={label}
          aria-expanded={menuOpen}
          aria-controls="menu"
          data-tooltip="menu-tip"
          onClick={() => onMenuChange(!menuOpen)}
        >
          <span className="menu-lines" />
        </button>
        <Tooltip id="menu-tip">{label}</Tooltip>
        <nav id="menu" className="bar-nav" aria-label={labels.mainNavigation}>
          {navigation.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              aria-current={href === path ? 'page' : undefined}
              onClick={() => onMenuChange(false)}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

/** While the menu is open the page behind it does not scroll, and Escape closes it. */
function useMenuLock(
  open: boolean,
  close: () => void,
  button: React.RefObject<HTMLButtonElement | null>,
) {
  const wide = useMediaQuery('(min-width: 768px)', false);

  useEffect(() => {
    if (!open) return;
    if (wide) return close();
    document.body.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      document.body.style.overflow = '';
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [open, wide, close, button]);
}
