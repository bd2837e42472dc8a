import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Toaster } from './toaster.tsx';

it('links the first of two equal phrases and keeps the rest', () => {
  const description = 'Write to us, or call: write to us.';
  const html = renderToStaticMarkup(
    <Toaster
      toast={{
        id: 1,
        variant: 'destructive',
        title: 'Not sent',
        description: `${description} Please write to us.`,
        link: { words: 'write to us', href: '/' },
      }}
      dismissLabel="Dismiss"
      onDismiss={() => {}}
    />,
  );
  expect(html).toContain('or call: <a href="/">write to us</a>. Please write to us.');
});
