import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';

interface SiteProps {
  /** The page's path in `content/pages.ts`; empty for the page that is not found. */
  path: string;
  Page: ComponentType;
}

/** One page with everything around it: what is prerendered, and what the browser takes over. */
export function Site({ path, Page }: SiteProps) {
  return (
    <ErrorBoundary>
      <Layout path={path}>
        <Page />
      </Layout>
    </ErrorBoundary>
  );
}
