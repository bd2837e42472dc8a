import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StaticHtml } from '#app/ui/static-html.tsx';

/** A page whose static part leaves it and comes back. */
function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Leave
      </button>
      {shown && <StaticHtml name="part">{import.meta.env.SSR && 'Served'}</StaticHtml>}
    </>
  );
}

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Page />);
