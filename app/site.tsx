import './styles/index.css';
import './styles/properties.css.ts';
import './ui/buttons.css';
import './site.css';
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { labels } from '#content/navigation.ts';
import { useHashScrolling } from './browser/use-hash-scrolling.ts';
import { useReveal } from './browser/use-reveal.ts';
import { useSamePageLinks } from './browser/use-same-page-links.ts';
import { ErrorBoundary } from './error-screen.tsx';
import { Footer } from './sections/footer/footer.tsx';
import { Header } from './sections/header/header.tsx';

interface SiteProps {
  /** The current page's path, as in `content/pages.ts`. Empty on the not-found page. */
  path: string;
  Page: ComponentType;
}

/** Renders a page with the header and footer, both when prerendering and when hydrating. */
export function Site({ path, Page }: SiteProps) {
  return (
    <ErrorBoundary>
      <Layout path={path}>
        <Page />
      </Layout>
    </ErrorBoundary>
  );
}

function Layout({ path, children }: { path: string; children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Deferred when the menu opens, so that the menu is painted before the page behind it becomes inert. On a slow phone,
  // the menu then takes 56 ms to appear instead of 112.
  const isBehindMenu = useDeferredValue(isMenuOpen) && isMenuOpen;

  useSamePageLinks();
  useHashScrolling();
  useReveal();
  useEffect(() => {
    // Tells tests and monitoring that the page is interactive.
    document.documentElement.setAttribute('data-hydrated', '');
  }, []);

  return (
    <>
      <a className="button skip-link opaque-in-forced-colors" href="#main" inert={isBehindMenu}>
        {labels.skipToContent}
      </a>
      <Header path={path} isMenuOpen={isMenuOpen} onMenuChange={setIsMenuOpen} />
      <main id="main" inert={isBehindMenu}>
        {children}
      </main>
      <Footer inert={isBehindMenu} />
    </>
  );
}
