import './header.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { useScrolledPast } from '#app/browser/use-scrolled-past.ts';
import { Logo } from '#app/drawings/logo.tsx';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { TooltipButton } from '#app/ui/tooltip-button.tsx';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';
import { labels, navigation } from '#content/navigation.ts';

interface HeaderProps {
  /** The current page's path. */
  path: string;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

export function Header({ path, isMenuOpen, onMenuChange }: HeaderProps) {
  const menu = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolledPast(0);
  const isPastHero = useScrolledPast(constants.headerOpaqueThreshold);
  const isOpaque = path !== '/' || isMenuOpen || isPastHero;
  const label = isMenuOpen ? labels.closeMenu : labels.openMenu;

  const close = () => menu.current?.hidePopover();

  // The menu is a native popover, so it may already be open when the page hydrates.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) onMenuChange(true);
  }, [onMenuChange]);
  useMenuClosing(isMenuOpen, menu);

  return (
    <header
      className="site-header wrap opaque-in-forced-colors"
      data-opaque={isOpaque || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <a className="brand" href="/" onClick={close}>
        <Logo />
        <span className="brand-text">
          <span className="brand-name">{company.name}</span>{' '}
          <span className="brand-tagline">{company.tagline}</span>
        </span>
      </a>
      <nav data-only="screen" aria-label={labels.mainNavigation}>
        <TooltipButton
          className="menu-button"
          text={label}
          aria-label={label}
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          popoverTarget="menu"
          // `show` or `hide` rather than `toggle`, so that the action always matches the label.
          popoverTargetAction={isMenuOpen ? 'hide' : 'show'}
        />
        <div
          ref={menu}
          id="menu"
          className="site-nav"
          popover="auto"
          // `onToggle` would fire a task later, but focus must move before the link is followed.
          onBeforeToggle={({ newState }) => onMenuChange(newState === 'open')}
        >
          {navigation.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              aria-current={href === path ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </a>
          ))}
        </div>
      </nav>
    </header>
  );
}

/** Closes the menu when the visitor goes back, and in wide viewports. The browser handles Escape and outside clicks. */
function useMenuClosing(isOpen: boolean, menu: RefObject<HTMLElement | null>) {
  const isWide = useMediaQuery(breakpoints.tablet, false);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => menu.current?.hidePopover();
    if (isWide) return close();
    // The page behind the menu does not scroll.
    document.body.style.overflow = 'hidden';
    window.addEventListener('popstate', close);
    return () => {
      document.body.style.overflow = '';
      window.removeEventListener('popstate', close);
    };
  }, [isOpen, isWide, menu]);
}
