import { useDeferredValue, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { listenToLinks } from '#app/browser/links.ts';
import { prerendered } from '#app/browser/prerendered.tsx';
import { useHashScrolling } from '#app/browser/use-hash-scrolling.ts';
import { useNewPage } from '#app/browser/use-new-page.ts';
import { useScrollPositions } from '#app/browser/use-scroll-positions.ts';
import { Header } from '#app/sections/header/header.tsx';
import { BelowTheFold } from '#app/ui/below-the-fold.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { contact } from '#content/contact.ts';
import { labels } from '#content/navigation.ts';

const Footer = prerendered(() => import('#app/sections/footer/footer.tsx').then((m) => m.Footer));

/** What every page has around it, and what happens on every page. */
export function Layout() {
  const [menuOpen, setMenuOpen] = useState(false);
  // The menu is seen first: to close off all that is behind it takes the browser longer.
  const behindMenu = useDeferredValue(menuOpen) && menuOpen;
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => listenToLinks(navigate, pathname), [navigate, pathname]);
  useScrollPositions();
  useHashScrolling();
  useNewPage();

  return (
    <>
      <a className="skip-link" href="#main" inert={behindMenu}>
        {labels.skipToContent}
      </a>
      <Header menuOpen={menuOpen} onMenuChange={setMenuOpen} />
      <main id="main" tabIndex={-1} inert={behindMenu}>
        <Outlet />
      </main>
      <div className="contents" inert={behindMenu}>
        {/* Imported here, it is in the first file and makes no other. */}
        <BelowTheFold>
          <Footer />
        </BelowTheFold>
      </div>
      <Toaster dismissLabel={contact.toasts.dismiss} />
    </>
  );
}
