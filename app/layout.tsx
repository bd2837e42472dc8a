import './layout.css';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { labels } from '#content/navigation.ts';
import { useHashScrolling } from './browser/use-hash-scrolling.ts';
import { useLinks } from './browser/use-links.ts';
import { usePopoverOpen } from './browser/use-popover-open.ts';
import { useReveal } from './browser/use-reveal.ts';
import { Footer } from './sections/footer/footer.tsx';
import { Header } from './sections/header/header.tsx';
import { StaticHtml } from './ui/static-html.tsx';

interface LayoutProps {
  path: string;
  children: ReactNode;
}

/** What every page has around it, and what happens on every page. */
export function Layout({ path, children }: LayoutProps) {
  const menuOpen = usePopoverOpen('#menu');
  // Deferred, so that the menu is painted before the browser makes the page behind it inert.
  const behindMenu = useDeferredValue(menuOpen) && menuOpen;

  useLinks();
  useHashScrolling();
  useReveal();
  // Tells tests and monitoring that the page is interactive.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);

  return (
    <>
      <a className="skip-link" href="#main" inert={behindMenu}>
        {labels.skipToContent}
      </a>
      <Header path={path} menuOpen={menuOpen} />
      <main id="main" inert={behindMenu}>
        {children}
      </main>
      <div className="contents" inert={behindMenu}>
        <StaticHtml name="footer">{import.meta.env.SSR && <Footer />}</StaticHtml>
      </div>
    </>
  );
}
