import './own-line.css';
import { useEffect, useRef } from 'react';
import { StaticHtml } from '#app/ui/static-html.tsx';
// As a file of its own: what Vite adds to an import() it knows of is heavier than the file.
// oxlint-disable-next-line import/default -- Vite makes it: the file's address
import drawing from './draw-line.ts?worker&url';
import { OwnLineForm } from './own-line-form.tsx';

/** Visitors draw the line of their own releases. There only with scripts; what draws comes when it is near. */
export function OwnLine() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    const template = element?.querySelector('template');
    if (!element || !template) return;
    template.replaceWith(template.content.cloneNode(true));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Nothing is missing from the page without it.
        import(/* @vite-ignore */ drawing).catch(() => {});
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} id="own-line">
      <StaticHtml name="own-line">{import.meta.env.SSR && <OwnLineForm />}</StaticHtml>
    </div>
  );
}
