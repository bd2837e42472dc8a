/** How long a form waits for scripts (ms) before the browser submits it. */
const timeout = 1000;

/** Keeps a form that is submitted before the page is hydrated, and submits it then. */
export function keepEarlySubmit(): void {
  let kept: SubmitEvent | undefined;
  const keep = (event: SubmitEvent) => {
    // React, if it is hydrating already, has taken it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    kept ??= event;
    // On a static host only scripts can submit it (contact-form.tsx).
    const { formMethod } = event.submitter as HTMLButtonElement;
    if (formMethod !== 'dialog') setTimeout(release, timeout);
  };
  const release = () => {
    document.removeEventListener('submit', keep);
    if (kept) (kept.target as HTMLFormElement).requestSubmit(kept.submitter);
    kept = undefined;
  };
  document.addEventListener('submit', keep);
  document.addEventListener('hydrated', release);
}
